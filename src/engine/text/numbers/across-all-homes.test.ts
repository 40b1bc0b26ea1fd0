import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('one number of all homes together', () => {
  rental.never('nights booked for december in all homes together', 'GROUP BY')
  rental.never('number of views across all listings last month', 'GROUP BY')
  rental.says('total revenue across all homes in 2025', 'SELECT sum(total_price) AS revenue')
  rental.says('how many bookings across all our homes this month', 'SELECT count(*) AS bookings')
})

describe('one of each', () => {
  rental.says('revenue across all homes in 2025, per home', 'GROUP BY l.id')
  rental.says('which home has the most views across all listings', 'GROUP BY l.id')
})
