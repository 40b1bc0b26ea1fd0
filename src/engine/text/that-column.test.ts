import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('what rows are sorted by is shown', () =>
  expect(
    sqlOf('real_estate', 'sort by price per sq ft and show that column', 'active homes in Sea Oaks'),
  ).toContain('ORDER BY price_per_sf'))
