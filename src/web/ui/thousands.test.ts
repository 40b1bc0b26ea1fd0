import { expect, test } from 'vitest'
import { thousands } from './thousands.ts'

test('a count is written as Intl writes it', () => {
  const count = new Intl.NumberFormat('en-US')
  for (const number of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1234])
    expect(thousands(number)).toBe(count.format(number))
})
