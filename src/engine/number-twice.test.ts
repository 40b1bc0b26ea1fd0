import { expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

const before = 'number of listings and number sold by area'

test('of sales alone, listings and sales are one number', () =>
  expect(read('real_estate', 'of those sold above asking?', before).kind).toBe('declined'))

test('of homes with a pool, they stay two', () =>
  expect(sqlOf('real_estate', 'only those with a pool', before)).toContain('has_pool'))
