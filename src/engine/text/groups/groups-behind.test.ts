import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { groupsBehind } from './groups-behind.ts'

test.each([
  ['for each property type, nights booked this year', 'nights booked this year by property type'],
  ['per category: units in stock?', 'units in stock by category'],
  ['each brand and its units on hand', 'units on hand by brand'],
])('%s', (question, expected) => expect(groupsBehind(question)).toBe(expected))

test.each([
  'for each city, how many homes are there',
  'for each city, show revenue',
  'per brand, orders and revenue',
  'for each category, top seller',
  'by city: ADR, occupancy',
  'each of the brands',
])('%s stays', question => expect(groupsBehind(question)).toBe(question))

describe('groups before a number are those behind it', () => {
  test.each([
    [
      'vacation_rental',
      'for each property type, nights booked this year',
      'nights booked this year by property type',
    ],
    ['real_estate', 'for each subdivision, ppsf', 'ppsf by subdivision'],
    ['ecommerce', 'per brand, refund rate', 'refund rate by brand'],
  ] as const)('%s: %s', (demo, said, plain) => {
    expect(sqlOf(demo, said)).toContain('GROUP BY')
    expect(sqlOf(demo, said)).toBe(sqlOf(demo, plain))
  })
})
