import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a group that is named before the word for it', () => {
  homes.says('status breakdown for Old Town with percentages', 'GROUP BY status', 'share_pct')
  homes.says('beds breakdown actives', 'SELECT beds, count(*)')
  rental.says("Split last quarter's earnings by state and property type", 'GROUP BY l.state, l.property_type')
})
