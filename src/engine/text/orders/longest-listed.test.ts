import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the longest, as far as somebody means it', () => {
  rental.never(
    'which homes have been on our books the longest, say listed more than three years ago',
    'LIMIT',
  )
  rental.says(
    'which homes have been on our books the longest, lets say listed more than three years ago',
    "DATE '2023-11-15'",
  )
  rental.says('which home has been on our books the longest', 'LIMIT 1')
})
