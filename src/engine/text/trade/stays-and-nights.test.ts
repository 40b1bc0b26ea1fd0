import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('stays per guest are counted, and a stay is so long', () => {
  rental.says('average stays per guest', 'avg(stays)')
  rental.says('average stay per guest', 'AS average_stay')
})

describe('booked for the most nights', () => {
  rental.says('which listing was booked for the most nights', 'AS total_nights', 'LIMIT 1')
  rental.says('top 5 homes booked for the most nights in 2025', 'AS total_nights', 'LIMIT 5')
  rental.says('who booked the most nights', 'guest_name', 'AS total_nights')
})
