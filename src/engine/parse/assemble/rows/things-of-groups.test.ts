import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('things behind groups say over which rows each is counted', () => {
  rental.says('which city had the most bookings for homes with 3 or more bedrooms', 'GROUP BY l.city ORDER')
  rental.says(
    'sales by property type for homes under $300 a night this year, lowest 3 only',
    'GROUP BY l.property_type ORDER',
    'LIMIT 3',
  )
  rental.says(
    'states ranked by booked nights for 2-bedroom homes this year, only the first 2',
    'GROUP BY l.state ORDER',
  )
})

describe('things that are asked for themselves', () => {
  rental.says('which homes under $300 had the most bookings', 'GROUP BY l.id, l.title')
  rental.says('in each state, the home with the most nights', 'l.title')
  homes.says('the most expensive home in each area', 'address')
})

rental.says(
  'number of bookings by state for 2-bedroom homes last summer, top 6 only',
  'GROUP BY l.state ORDER',
)
rental.says('number of bookings for each home in Florida', 'GROUP BY l.id, l.title')
