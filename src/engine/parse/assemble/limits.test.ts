import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what things are, whatever time is asked about', () => {
  rental.says(
    "what portion of last year's revenue was earned from repeat guests",
    "'completed') AND check_in >=",
    'reservations >= 2',
  )
  rental.declines('how many repeat guests did we have last year')
  rental.declines('average spend of repeat guests in 2025')
})

describe('units of which nothing is said', () => {
  shop.declines('SKUs below ten units')
  shop.says('products that sold fewer than 10 units', 'units_sold')
})

describe('a column named as it is called', () => {
  shop.says('number of buyers with zero total orders', 'total_orders = 0')
  shop.says('customers with no orders', 'ecommerce_purchases')
})

describe('a number that limits them says whose rows are missing', () => {
  shop.says('LTV > 2k, no order past 6 mos', 'b.lifetime_value > 2000', 'GROUP BY b.id')
  shop.says('price under 30, no orders last 90 days', 'pr.price < 30', 'GROUP BY pr.id')
})
