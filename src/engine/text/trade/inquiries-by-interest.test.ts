import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('who sent the inquiries', () => {
  rental.says(
    'inquiries sent by would-be buyers vs people who want to rent',
    "IN ('buying', 'renting')",
    'inquir',
  )
  rental.says('inquiries from investors vs buyers last year', "IN ('investing', 'buying')")
  rental.never('inquiries from Google vs Airbnb', 'interest_type')
})
