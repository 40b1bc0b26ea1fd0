import { expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

test('of what closed this year, all of it is sold', () =>
  expect(read('real_estate', 'as a percentage of all', 'sales by area this year').kind).toBe('declined'))

test('a part of those sales is a share', () =>
  expect(sqlOf('real_estate', 'share of sales this year that were above asking, by area')).toContain(
    'share_pct',
  ))
