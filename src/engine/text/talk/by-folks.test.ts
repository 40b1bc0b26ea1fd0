import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('folks who browse on something', () => {
  rental.says(
    'which five places get hearted the most by folks browsing on their phones? names and how many favorites',
    "device_type = 'mobile'",
    'LIMIT 5',
  )
})

describe('the date on which bookings were made', () => {
  rental.says(
    'bookings made each month this year, by the date they were booked',
    "date_trunc('month', created_at)",
  )
})
