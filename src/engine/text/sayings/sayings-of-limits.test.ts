import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('beyond a limit', () => {
  homes.says('what neighborhoods got past ten sales this year', 'HAVING count(*) > 10')
  shop.says('texas customers past $3,000 lifetime value', 'lifetime_value > 3000')
  rental.says('houses drawing better than ten inquiries in 2026', 'HAVING count(*) > 10')
  shop.says('is anything dearer than $50 out of stock', 'price > 50', 'stock_quantity = 0')
  // What was done more than once, and by whom, is no sum.
  rental.declines('bookings made more than one time by the same guest')
})

describe('sums and prices', () => {
  homes.says('how many dollars of rental income did Sea Oaks get', 'sum(owner_rental_in_23)')
  homes.says(
    'rental earnings in 2023 totaled by neighborhood',
    'sum(owner_rental_in_23)',
    'GROUP BY subdivision',
  )
  homes.says('avg list $ active by area', 'avg(ask_price)', "status = 'COP'")
  rental.says('top five cities by how much we made this year', 'sum(r.total_price)', 'LIMIT 5')
  rental.says('how many dollars worth of bookings did we cancel last year', "status = 'cancelled'")
})

describe('what is there and what is not', () => {
  homes.says('anything offered for sale in Old Town', "status = 'COP'")
  homes.says('how many houses do we have for sale today', "WHERE status = 'COP'")
  homes.says('how many withdrawn listings with rental income blank', 'owner_rental_in_23 IS NULL')
  homes.says('anything listed near a million in old town', 'price >= 900000')
})
