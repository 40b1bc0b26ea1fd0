import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rows of a group are counted', () => {
  rental.says('which 5 cities had the highest bookings in 2025', 'count(*)', 'GROUP BY l.city', 'LIMIT 5')
  rental.says('bookings in 2025: top 5 guests', 'count(*)', 'GROUP BY guest_email', 'LIMIT 5')
  rental.says('how many homes had bookings this year', 'bookings >= 1')
  shop.says('products with zero orders last month', 'coalesce(q1.orders, 0) = 0')
  shop.says('customers with zero orders', 'total_orders = 0')
})

describe('two kinds beside each other', () => {
  rental.says(
    'city: cancelled bookings, completed bookings',
    'AS cancelled',
    'AS completed',
    'GROUP BY l.city',
  )
  shop.says('# refunded and # cancelled orders by category', 'AS refunded', 'AS cancelled')
})

describe('one by one', () => {
  rental.says('guest and check-in for every cancelled booking', 'SELECT guest_name, check_in')
})

describe('rows of a state are counted', () => {
  shop.says('total refunded orders this year', 'count(*)')
  shop.says('total refunded this year', 'sum(total_amount)')
  homes.says('top 3 areas by number of above asking sales', 'count(*)', 'sold_price > ask_price')
})

describe('the highest of rows that groups behind them have', () => {
  rental.says('lowest bookings last month: 5 cities', 'ORDER BY bookings, l.city', 'LIMIT 5')
  shop.says('highest orders this month: 3 brands', 'GROUP BY pr.brand', 'LIMIT 3')
  rental.says('lowest booking last month', 'ORDER BY total_price')
  // A number of sales, or their money: and no list of homes.
  homes.declines('highest sales this year: 3 areas')
})

describe('products that had none, whatever stands before it', () => {
  const none = 'coalesce(q1.orders, 0) = 0'
  shop.says('products with stock > 0 but zero orders past 90 days', 'pr.stock_quantity > 0', none)
  shop.says('products in stock, 0 orders this month', 'pr.stock_quantity > 0', none)
})
