import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('things of all kinds', () => {
  homes.never('how many listings, any status', 'GROUP BY')
  rental.never('number of reservations last month, any status', 'cancelled')
  homes.says('how many listings of each status', 'GROUP BY status')
})
