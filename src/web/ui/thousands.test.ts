import { expect, test } from 'vitest'
import { dollars, thousands } from './thousands.ts'

test('a count is written as Intl writes it', () => {
  const count = new Intl.NumberFormat('en-US')
  for (const number of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1234, 4.5, 1234.75])
    expect(thousands(number)).toBe(count.format(number))
})

test('an amount is written as Intl writes it, with cents or without', () => {
  const written = (amount: number, places: 0 | 2) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }).format(amount)
  for (const amount of [0, 0.4, 0.5, 12.5, 342.1, 999.5, 1000, 1_234_567.89, -3, -1234.5]) {
    expect(dollars(amount)).toBe(written(amount, 0))
    expect(dollars(amount, 2)).toBe(written(amount, 2))
  }
  expect(dollars(-0.2)).toBe('$0')
})
