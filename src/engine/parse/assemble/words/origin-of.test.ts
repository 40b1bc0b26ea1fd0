import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('where people come from who are named by what they want', () => {
  rental.says(
    'where do most of the owners who want to list with us come from',
    "interest_type = 'listing'",
    'GROUP BY source',
    'LIMIT 1',
  )
  rental.says('where do our investors come from', "interest_type = 'investing'", 'GROUP BY source')
})
