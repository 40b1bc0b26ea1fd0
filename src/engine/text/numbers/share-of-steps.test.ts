import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a share of sessions with several steps', () => {
  shop.says('share of sessions that searched and purchased', 'searches >= 1 AND purchase_events >= 1')
  shop.says('share of sessions that searched but did not purchase', 'searches >= 1 AND purchase_events = 0')
  shop.says('share of sessions that searched or purchased', "IN ('search', 'purchase')")
})
