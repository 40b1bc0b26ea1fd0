import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('two things with the most of something', () => {
  rental.declines('the home and the guest with the most bookings')
  rental.declines('which home and which guest had the most bookings')
  shop.declines('which brand and which category sold the most')
  rental.says('the guest and home of the longest stay', 'guest_name', 'l.title', 'LIMIT 1')
  shop.says('customer name and email with the most orders', 'b.email', 'LIMIT 1')
})
