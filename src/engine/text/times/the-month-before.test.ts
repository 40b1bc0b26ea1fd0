import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the month before the last', () => {
  rental.says(
    'Which homes got more inquiries last month than in the month before?',
    '2026-10-01',
    '2026-09-01',
  )
  shop.says('Which brands had more orders last month than the month before that', '2026-10-01', '2026-09-01')
  rental.never('homes with more bookings in October than in September', '2026-08-01')
})
