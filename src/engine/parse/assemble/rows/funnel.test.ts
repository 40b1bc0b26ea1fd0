import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a funnel', () => {
  shop.says(
    'funnel in sessions: product view, add to cart, checkout started, purchase',
    'count(DISTINCT session_id)',
    'GROUP BY event_type',
  )
  shop.says('how many sessions had a product view', 'count(DISTINCT session_id)')
})
