import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what is there while something happens', () => {
  rental.says('revenue / number of listings by city last year', "check_in >= DATE '2025-01-01'")
  rental.never('revenue / number of listings by city last year', 'created_at')
  rental.never('rev per listing by state last year, = revenue / # of listings in the state', 'created_at')
  shop.never('units sold / number of products by brand last year', 'created_at')
  rental.says('new listings / bookings by state last year', 'created_at')
})
