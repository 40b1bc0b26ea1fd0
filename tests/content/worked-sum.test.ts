import { describe, expect, test } from 'vitest'
import { workOut, wrongResult } from './worked-sum.ts'

test.each([
  ['22 + 19', 41],
  ['41 × $240', 9840],
  ['2 + 3 × 4', 14],
  ['(2 + 3) × 4', 20],
  ['12 ÷ 3 ÷ 2', 2],
  ['10 − 3 − 2', 5],
  ['−$3.50 + $8.50', 5],
  ['$1,250 × (1 − 15%)', 1062.5],
  ['$1,234,567.50 ÷ 2', 617_283.75],
  ['6 * 2 / 4 - 1', 2],
  ['−(2 − 5)', 3],
])('%s is %d', (expression, value) => expect(workOut(expression)).toBeCloseTo(value, 9))

describe('what is no sum is refused:', () => {
  test.each(['', '2 +', '× 3', '(2 + 3', '2 + 3)', '2 3', '12 nights', '1,25', '5 ^ 2', '2 + x', '$'])(
    '%j',
    expression => expect(() => workOut(expression)).toThrow(/is no part|is missing|not closed|left over/),
  )
})

test.each([
  ['41 ÷ 60', '68%'],
  ['41 ÷ 60', '68.3%'],
  ['41 ÷ 60', '0.68'],
  ['$100 ÷ 3', '$33'],
  ['$100 ÷ 3', '$33.33'],
  ['$5 ÷ 2', '$3'],
  ['$18 − $21.50', '−$3.50'],
])('%s = %s is right to the digits shown', (expression, result) =>
  expect(wrongResult(expression, result)).toBe(null),
)

test.each([
  ['41 ÷ 60', '69%'],
  ['41 ÷ 60', '68.4%'],
  ['22 + 19', '42'],
  ['$100 ÷ 3', '$33.34'],
  ['$18 − $21.50', '$3.50'],
  ['22 + 19', '41 nights'],
  ['22 + 19', 'forty-one'],
])('%s = %s is wrong', (expression, result) => expect(wrongResult(expression, result)).not.toBe(null))
