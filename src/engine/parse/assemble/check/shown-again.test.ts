import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

rental.says('top 5 homes by avg stay, name and nights', 'average_stay', 'LIMIT 5')
rental.says('avg length of stay, ski chalets, nights', 'average_stay')
homes.says('5 subdivisions with the highest median sold price, name and price', 'median_sold_price')
homes.says('median sold price by subdivision and beds', 'GROUP BY subdivision, beds')

describe('the number that they are ranked by, named once more as a column', () => {
  rental.says('Which 5 homes have the most booked nights this year? Title and nights, most first', 'LIMIT 5')
  rental.says('which 3 cities have the most booked nights in 2025? City and nights', 'LIMIT 3')
  rental.declines('homes with the most bookings this year, title and nights')
})
