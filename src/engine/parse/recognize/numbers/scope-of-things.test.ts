import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a rate over all things', () => {
  rental.never('occ % for jul 2026, all listings', 'l.title')
  rental.never('occupancy july 2026 all listings', 'l.title')
  rental.says('occupancy for all our homes last month', 'AS occupancy')
  shop.never('refund rate, all products', 'GROUP BY')
  shop.says('average order value, all customers', 'SELECT round(avg(total_amount), 2)')
  shop.says('rank by revenue, all products', 'GROUP BY pr.id')
  // Nothing ties a session to a customer.
  shop.declines('conversion rate for all customers')
  // A sum of all, or of each?
  rental.declines('revenue this year, all listings')
})

rental.says('total booked nights, Florida homes', 'SELECT sum(', "l.state = 'FL'")

shop.never('sales to customers in Texas who used paypal', 'GROUP BY')

describe('columns of things', () => {
  shop.says('name and units sold of products that sold fewer than 10 units this year', 'SELECT s.name')
  rental.says('name and revenue of homes in Aspen', 'GROUP BY l.id')
})
