import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('groups that are asked for', () => {
  rental.declines('what property types out-earned the overall revenue per listing last year')
  rental.declines('what different sorts of places do we rent out, like what are the types')
  homes.says('which areas have homes under 300k', 'GROUP BY subdivision')
  rental.declines('weekly: median nights')
  rental.says('weekly bookings', "date_trunc('week'")
})
