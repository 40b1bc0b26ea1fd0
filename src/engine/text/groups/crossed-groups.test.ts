import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two groups crossed behind a mark', () => {
  rental.says('unit count, state x status', 'GROUP BY state, status')
  homes.says('# homes: subdivision x status', 'GROUP BY subdivision, status')
  shop.says('orders, brand x month 2026', 'GROUP BY pr.brand', "date_trunc('month', pu.purchase_date)")
})

describe('a group of two sides crossed with another', () => {
  homes.says('active inventory: subdivision x pool y/n, counts', 'GROUP BY subdivision, has_pool')
})

describe('two groups crossed before what is counted', () => {
  shop.says('category x month revenue', 'sum(pu.total_amount)', 'GROUP BY pr.category', 'AS month')
  shop.says('brand x status orders', 'GROUP BY pr.brand, pu.status')
})

describe('one group behind an x', () => {
  homes.says('avg $/sf x neighborhood, solds', 'GROUP BY subdivision')
  shop.says('revenue x month this year', "date_trunc('month', purchase_date)")
  homes.says('count of solds x decade built', 'GROUP BY floor(year_built / 10)')
})
