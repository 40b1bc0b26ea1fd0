import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the first of somebody’s own rows', () => {
  rental.says("How many nights was Caleb Jenkins's longest stay?", "guest_name = 'Caleb Jenkins'", 'LIMIT 1')
  rental.says("Caleb Jenkins's most expensive booking", 'ORDER BY total_price DESC', 'LIMIT 1')
  rental.declines('Caleb Jenkins with the most bookings')
})
