import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is added behind a pause', () => {
  rental.never('reservations by month this year, cancelled ones too', 'status')
  rental.never('count of homes by number of bedrooms, studios too', 'bedrooms = 0')
  rental.never('average rate by bedrooms, also studios', 'bedrooms = 0')
  homes.never('homes by status, sold ones as well', "status = 'SLD'")
  shop.never('products by category, books too', "category = 'Books'")
})

describe('another number that is added', () => {
  rental.says('revenue by city this year, bookings too', 'AS revenue', 'AS bookings')
})

rental.says('homes by bedrooms, studios only', 'bedrooms = 0')
