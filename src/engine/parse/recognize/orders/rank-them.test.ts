import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

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

describe('rank so many of them', () => {
  rental.says('Rank the three channels that sent us the most inquiries', 'AS inquiries', 'LIMIT 3')
  homes.says('rank the five areas with the highest volume this year', 'AS volume', 'LIMIT 5')
  shop.declines('rank 5 star products by price')
})
