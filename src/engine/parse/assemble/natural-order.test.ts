import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a list that nobody sorts', () => {
  homes.says('active homes over 200 days on market', 'ORDER BY days_on_market DESC')
  homes.says('3 bed homes for sale under 600k', 'ORDER BY price, address')
  rental.says('list the bookings of this month', 'ORDER BY check_in, guest_name')
  shop.says('show the orders placed this week', 'ORDER BY purchase_date DESC')
  homes.says('active homes with at least 4 beds', 'ORDER BY address')
})
