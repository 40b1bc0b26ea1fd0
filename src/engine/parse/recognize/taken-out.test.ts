import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what is left out between the halves of a verb', () => {
  rental.says('Median booking value per property type, leaving cancellations out', "status <> 'cancelled'")
  rental.never('Median booking value per property type, leaving cancellations out', "status = 'cancelled'")
})
