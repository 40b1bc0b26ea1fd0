import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things under a heading that names groups', () => {
  shop.says('brands this year: brand, orders', 'SELECT pr.brand, count(*) AS orders', 'GROUP BY pr.brand')
  homes.says('subdivisions: name, active homes, median ask', 'count(*) AS listings', "status = 'COP'")
  rental.says('cities: city, homes, average nightly rate', 'count(*) AS listings', 'avg(price)')
  shop.never('orders last month: order number, customers', 'count(*)')
})
