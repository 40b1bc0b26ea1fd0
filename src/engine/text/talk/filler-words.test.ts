import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a picture that is asked for', () => {
  homes.says('bar chart of closings by month, this year', 'count(*) AS sales')
  rental.says('plot bookings per month in 2025 as a line', "date_trunc('month'")
})

rental.says(
  'For Agave Casita give me 2025 revenue, number of bookings and average stay in one go',
  'AS revenue',
  'AS bookings',
  'AS average_stay',
)
