import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things of two kinds are no things of both', () => {
  rental.declines('cabins and studios under 200')
  shop.declines('refunds and paypal orders last month')
  shop.declines('how many refunds and gift card orders in 2025')
  rental.declines('cancelled bookings and weekly stays this year')
})

describe('what is said of the same things', () => {
  rental.says('homes that are studios and available', 'bedrooms = 0', "status = 'available'")
  rental.says('available cabins and lofts', "property_type IN ('mountain_cabin', 'city_loft')")
  homes.says('sales and active listings by area', "status = 'SLD'", "status = 'COP'")
})

describe('one day of another weekday', () => {
  // The days of last week, or of every week: no row is of a Monday that is a Wednesday.
  shop.declines('orders from monday to wednesday')
  shop.says('orders monday through friday last month', 'IN (1, 2, 3, 4, 5)')
  shop.says('orders on monday december 1 2025', "DATE '2025-12-01'")
})
