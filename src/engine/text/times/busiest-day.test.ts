import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the day with most arrivals', () => {
  rental.says('most popular check-in day of the week', 'check_in', 'LIMIT 1')
  rental.never('most popular check-in day of the week', 'popularity')
  rental.says('most popular month for check-ins', 'check_in', 'LIMIT 1')
  rental.says('busiest check-out day', 'check_out')
})
