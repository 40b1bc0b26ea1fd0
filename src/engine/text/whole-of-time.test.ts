import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what was and what is to come are everything', () => {
  rental.never('total revenue to date and on the books', 'check_in <')
  rental.never('all revenue, past and future, by property type', 'check_in <')
  rental.says('revenue so far this year and on the books', "check_in < DATE '2027-01-01'")
  rental.says('total revenue to date', 'check_in <')
})
