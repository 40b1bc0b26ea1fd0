import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the places where there are any', () => {
  rental.says('states we have cabins in', "property_type = 'mountain_cabin'", 'GROUP BY state')
  rental.never('states we have cabins in', 'title')
})
