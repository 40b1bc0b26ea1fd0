import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('two things with the most of something', () => {
  rental.declines('the home and the guest with the most bookings')
  rental.declines('which home and which guest had the most bookings')
  shop.declines('which brand and which category sold the most')
  rental.says('the guest and home of the longest stay', 'guest_name', 'l.title', 'LIMIT 1')
  shop.says('customer name and email with the most orders', 'b.email', 'LIMIT 1')
})

describe('the first ones in another order than they are ranked in', () => {
  rental.declines('top 20 homes by revenue sorted by price')
  shop.declines('top 10 products by revenue, sort by units sold')
  shop.declines('top 5 brands by revenue, lowest first')
  shop.declines('five brands with the most revenue, lowest first')
  shop.says('five brands with the least revenue, lowest first', 'ORDER BY revenue, pr.brand', 'LIMIT 5')
  shop.says('revenue by brand, lowest first', 'ORDER BY revenue, pr.brand')
  shop.says('5 worst brands by revenue, lowest first', 'ORDER BY revenue, pr.brand', 'LIMIT 5')
})
