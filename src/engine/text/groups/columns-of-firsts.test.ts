import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('columns of the first of each group', () => {
  rental.says(
    'Give me the top earning property of each state: state, title, total revenue',
    'PARTITION BY state',
    'place <= 1',
  )
  rental.says(
    'best month of 2025 for each property type by revenue: type, month, revenue',
    'PARTITION BY property_type',
    'sum(r.total_price)',
  )
  rental.says(
    'most booked home of each property type since the start: type, home, bookings',
    'PARTITION BY property_type',
    'booking_count',
  )
  homes.says(
    'I need the highest sale of this year in every subdivision, address and price, for the Monday newsletter',
    'PARTITION BY subdivision',
    "'2026-01-01'",
  )
  shop.says(
    'best-selling product in each category: category, product, units sold',
    'PARTITION BY category',
    'units_sold',
  )
  rental.never(
    'top earning property of each state: state, title, bookings',
    'sum(r.total_price) AS revenue, row_number',
  )
  // Another number than the one that ranks them is a column of its own.
  rental.never(
    'top earning property of each state: state, title, total revenue, nights',
    'sum(r.total_price) AS revenue, row_number',
  )
})
