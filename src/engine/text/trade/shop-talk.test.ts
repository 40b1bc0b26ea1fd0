import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('talk of a shop', () => {
  rental.says('what do we charge for the Driftwood Beach House', 'price FROM')
  shop.says('how many registered customers do we have in Texas', 'count(*)', "state = 'TX'")
  shop.says(
    '8 highest LTV buyers in Texas, first last ltv',
    'first_name, last_name, lifetime_value',
    'LIMIT 8',
  )
  shop.says('more orders on weekends or weekdays last month, show the two counts', "'weekends'")
  shop.says('do toys rate lower than books', 'avg(rating)', 'GROUP BY category')
  shop.says('prods w/ 15+ revs', 'review_count >= 15')
})

describe('when somebody registered is not on file', () => {
  shop.declines('how many customers registered last month')
})

describe('what best, out and serial mean in a shop', () => {
  shop.says('best brands for price', 'ORDER BY avg(price), brand')
  shop.says(
    "what's our number one seller in toys and games this month, and how many went out",
    'AS units_sold',
  )
  shop.says('serial returners: 5 or more refunded orders. first, last, email, count', 'HAVING count(*) >= 5')
  shop.declines('serial returners')
  shop.says('brands with 3 or more skus at 10 pcs or less on hand (zeros count too)', 'stock_quantity <= 10')
})

describe('heroes, full names and the day itself', () => {
  shop.says(
    'hero SKU per category = most units sold this year. category, product, units',
    'PARTITION BY category',
  )
  shop.says('total sales on the day itself, that was the 28th of November 2025', "DATE '2025-11-28'")
  shop.says('Who has had three or more orders refunded? Full name and how many.', 'HAVING count(*) >= 3')
})

shop.says('low stock item count', 'SELECT count(*)', 'stock_quantity <= 10')
shop.says('out of stock count', 'SELECT count(*)', 'stock_quantity = 0')

describe('customers in piles by what they completed', () => {
  const piles = 'put our buyers in piles by completed orders, none, just one, 2 to 5, and 6 or more'
  shop.says(piles, 'total_orders = 0', 'total_orders > 5')
  shop.says(`I want to see how loyal folks are, so ${piles}`, 'total_orders = 0', 'total_orders > 5')
})
shop.says('sales by state in october and how many different buyers were behind them', 'count(DISTINCT b.id)')
shop.says('orders yday', "'2026-")
