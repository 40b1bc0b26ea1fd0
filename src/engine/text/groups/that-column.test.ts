import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { rental, shop } from '#tests/support/patterns.ts'

test('what rows are sorted by is shown', () =>
  expect(
    sqlOf('real_estate', 'sort by price per sq ft and show that column', 'active homes in Sea Oaks'),
  ).toContain('ORDER BY price_per_sf'))

rental.says(
  'which states pull in more than 10% of total revenue this year, show the share',
  'exact_1 > 10',
  "DATE '2026-01-01'",
)
shop.says('which brands bring in at least 10% of our total revenue, with their share', 'exact_1 >= 10')
