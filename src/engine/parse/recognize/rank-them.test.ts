import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { shop } from '#tests/support/patterns.ts'

describe('rank them', () => {
  shop.says('which five brands sold the most this year? rank them', 'LIMIT 5', 'AS units_sold')
  shop.says('revenue by brand this year, rank them', 'ORDER BY revenue DESC')
})

describe('after another question', () => {
  const after = (before: string) => read('vacation_rental', 'rank them', before)
  test('numbers have an order', () => {
    const reading = after('bookings by city this year')
    expect(reading.kind === 'plan' && reading.sql).toContain('ORDER BY bookings DESC')
  })
  test('a list has none that anybody named', () => {
    expect(after('our homes in Aspen').kind).toBe('declined')
  })
})
