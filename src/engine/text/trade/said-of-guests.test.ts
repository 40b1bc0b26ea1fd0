import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('guests who liked it', () => {
  rental.says(
    'what percent of guests liked it enough to stay with us again',
    'share_pct',
    'reservations >= 2',
  )
  rental.says("guests who haven't been back since 2024", '= 0', "'2024-01-01'")
  rental.declines('guests who liked the place')
})
