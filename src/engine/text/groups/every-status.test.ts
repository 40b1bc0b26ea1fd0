import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('every status counted', () => {
  homes.says(
    'Counting every status, how many homes in the file were built before 1960?',
    'SELECT count(*) AS listings FROM real_estate_listings WHERE year_built <= 1959',
  )
  homes.never('whatever their status, how many homes have 5 bedrooms', 'GROUP BY')
  rental.never('counting every status, how many reservations in 2025', 'cancelled')
  shop.never('orders in 2025, all statuses counted', 'GROUP BY')
  rental.never('bookings per month this year, any status counts', "<> 'cancelled'")
})

describe('a number for every status', () => {
  homes.says('for every status, how many homes were built before 1960', 'GROUP BY status')
})
