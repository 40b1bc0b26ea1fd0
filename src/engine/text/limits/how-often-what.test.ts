import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('how often something was done stands before what it was done to', () => {
  rental.says('Which guests did cancel two times or more their reservations?', "status = 'cancelled'", '>= 2')
  rental.never('Which guests did cancel two times or more their reservations?', '<>')
  rental.says('guests who cancelled more than once their booking', "status = 'cancelled'", '> 1')
  rental.says('guests who cancelled two reservations', "status = 'cancelled'")
})
