import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('columns before the rows they are of', () => {
  rental.says(
    "guest name, property and check-in date for this week's confirmed check-ins",
    'SELECT r.guest_name, r.check_in, l.title',
    "r.status = 'confirmed'",
  )
  rental.says("guest and house for tomorrow's departures", 'l.title', "r.check_out >= DATE '2026-11-16'")
  rental.says('guest name and home of cancelled bookings this month', 'l.title', "r.status = 'cancelled'")
  shop.says("order number, total and purchase date for yesterday's orders", 'purchase_date, total_amount')
  rental.says('guest with the most bookings', 'GROUP BY guest_email')
})

describe('groups that are limited', () => {
  rental.says('cities in California with over $20,000 in revenue', 'GROUP BY l.city HAVING')
  rental.says('property types in Florida with at least 5 bookings', 'GROUP BY l.property_type HAVING')
  rental.says('cities in California with ADR over $400', 'GROUP BY l.city HAVING')
  rental.says('cities in Florida with homes over $500', 'title, city, price')
})
