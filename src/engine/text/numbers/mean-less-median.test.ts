import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two means of one number', () => {
  homes.says('mean minus median sold price, all solds', 'average_sold_price - median_sold_price', "'SLD'")
  shop.says('median vs mean order value', 'percentile_cont(0.5)', 'avg(total_amount)')
  rental.says('average vs median nightly rate by city', 'percentile_cont(0.5)', 'avg(price)', 'GROUP BY city')
  shop.never('median order value', 'avg(')
})
