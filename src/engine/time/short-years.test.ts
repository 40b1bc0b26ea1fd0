import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { rental, shop } from '#tests/support/patterns.ts'
import { written } from './written.testing.ts'

const sunday = '2026-11-15'

test.each([
  ['in dec 25', '2025-12-01 .. 2026-01-01'],
  ['Nov-25', '2025-11-01 .. 2025-12-01'],
  ['in 11/25', '2025-11-01 .. 2025-12-01'],
  ['q3 26', '2026-07-01 .. 2026-10-01'],
  ['h1 25', '2025-01-01 .. 2025-07-01'],
  ['jan-mar 26', '2026-01-01 .. 2026-04-01'],
  ['on dec 25', '2025-12-25 .. 2025-12-26'],
  ['dec 25, 2024', '2024-12-25 .. 2024-12-26'],
  ['dec 24-26', '2025-12-24 .. 2025-12-27'],
])('%s is %s', (text, span) => expect(written(text, sunday)).toBe(span))

describe('a month and two figures', () => {
  shop.says('monthly revenue since Jan 25', "purchase_date >= DATE '2025-01-01'")
  shop.says('revenue since Oct 25', "purchase_date >= DATE '2026-10-25'")
  rental.never('who checks in nov 25', "'2025-12-01'")
  shop.declines('revenue dec 25 - feb 26')
  shop.says('sales ytd vs ly same period', "'2025-11-16'", "'2026-11-16'")
  test('alone it is asked back which of the two is meant', () => {
    const reading = read('ecommerce', 'revenue dec 25')
    expect(reading.kind === 'choice' && reading.choices.map(({ question }) => question)).toEqual([
      'revenue on dec 25',
      'revenue in dec 2025',
    ])
  })
})
