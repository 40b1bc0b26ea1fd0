import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('texts that nothing is written in', () => {
  rental.says('inquiries with no message', 'message IS NULL')
})
