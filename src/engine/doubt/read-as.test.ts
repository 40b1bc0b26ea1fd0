import { expect, test } from 'vitest'
import { assumed } from '#tests/support/assumptions.ts'

test.each([
  ['how many orders in the past few weeks', '"a few" was read as 3'],
  ['orders in fiscal year 2025', 'The fiscal year was read as the calendar year'],
])('%s', (question, note) => expect(assumed('ecommerce', question)).toEqual([note]))
