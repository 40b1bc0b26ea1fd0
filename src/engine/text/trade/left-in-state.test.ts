import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a verb that only says in which state they are', () => {
  shop.says('how many orders are still hanging as pending', 'SELECT count(*)', "status = 'pending'")
  shop.says('how many orders remain as pending', 'SELECT count(*)', "status = 'pending'")
  rental.says('how many bookings are still hanging as pending', "status = 'pending'")
})
