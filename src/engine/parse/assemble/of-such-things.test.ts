import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the limit tells which things a number is of', () => {
  shop.says(
    'revenue by month this year from customers with more than 5 orders',
    'b.total_orders > 5',
    `DATE '2026-01-01'`,
  )
  shop.says(
    'units sold per quarter for products with more than 100 units sold',
    'HAVING sum(pu.quantity) > 100) GROUP BY date_trunc',
  )
  rental.says(
    'average booking value at homes with more than 30 bookings',
    'l.id IN (',
    'HAVING count(*) > 30)',
  )
  rental.says('cancellation rate at homes with more than 20 bookings', 'l.id IN (', 'HAVING count(*) > 20)')
  rental.says('total revenue of homes with fewer than 10 bookings', 'l.id NOT IN (', 'HAVING count(*) >= 10)')
})

describe('guests are told by their bookings', () => {
  rental.says(
    'average length of stay of guests who came more than twice',
    'guest_email IN (SELECT guest_email',
    'HAVING count(*) > 2)',
  )
  rental.says(
    'bookings by month from guests with more than 3 stays',
    'guest_email IN (',
    'GROUP BY date_trunc',
  )
})

describe('with groups behind them, things and columns are numbers', () => {
  shop.says(
    'orders by month for products that were never refunded',
    'pr.id NOT IN (',
    `pu.status = 'refunded'`,
  )
  shop.says('value of inventory by brand for products without a sale in 2026', 'NOT IN (', 'GROUP BY brand')
})

describe('other things may be listed or counted', () => {
  shop.says(
    'pending orders from customers with ten or more orders, order number and amount',
    `pu.status = 'pending' AND b.total_orders >= 10`,
  )
  shop.says('orders from customers who spent more than $5000, order number and total', 'b.id IN (', '> 5000)')
  rental.says('which bookings were made by guests with more than 8 stays', 'guest_email IN (', 'check_in')
  shop.says('how many orders came from customers with more than 10 orders', 'count(*)', 'b.total_orders > 10')
})

describe('a time behind the limit', () => {
  rental.says(
    'views by device on homes that had no bookings this year',
    `r.check_in >= DATE '2026-01-01'`,
    'GROUP BY i.device_type',
  )
  shop.says(
    'average rating by brand for products with no sales this year',
    'avg(rating)',
    `DATE '2026-01-01'`,
  )
  shop.declines('average order value of customers with more than 5 orders this year')
  rental.declines('revenue by month of homes with more than 20 bookings this year')
})

describe('each of the limited things may be asked for', () => {
  rental.says('revenue by home for homes with more than 30 bookings', 'GROUP BY l.id, l.title')
})

test('a chip names those who have no rows of their own', () => {
  const reading = read('vacation_rental', 'average length of stay of guests who came more than twice')
  const chips = reading.kind === 'plan' ? reading.understood().map(({ text }) => text) : []
  expect(chips).toContain('By guests with more than 2 stays')
})
