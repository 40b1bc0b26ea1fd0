import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the share of each group, where things are shared as well', () => {
  rental.says('sessions per device last month and the share of each', 'share_pct')
  rental.says("leads by source with each one's share", 'share_pct')
  rental.says('shares per home last month', "interaction_type = 'share'")
})
