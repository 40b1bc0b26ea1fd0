import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

const sold = 'average sold price by subdivision last quarter'

test('another number instead is one of the same rows', () => {
  for (const question of [
    'price per square foot instead',
    'make it days on market',
    'days on market instead',
  ])
    expect(sqlOf('real_estate', question, sold)).toContain(
      "status = 'SLD' AND close_date >= DATE '2026-07-01'",
    )
  expect(sqlOf('real_estate', 'price per square foot instead', 'average sold price by area')).toContain(
    "'SLD'",
  )
})

test('rows that are named anew, or were never meant, stay what they are', () => {
  const active = sqlOf('real_estate', 'days on market of active homes instead', sold)
  expect(active).not.toContain("'SLD'")
  expect(sqlOf('real_estate', 'days on market instead', 'average price by area')).not.toContain("'SLD'")
})
