import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('a state takes the place of the city before', () => {
  const sql = sqlOf('ecommerce', 'and what about california', 'repeat customers in New York?')
  expect(sql).toContain("WHERE total_orders >= 2 AND state = 'CA'")
})

test('a city takes the place of the state before', () => {
  expect(sqlOf('vacation_rental', 'what about Aspen', 'revenue in Utah')).toMatch(/AND l\.city = 'Aspen'$/)
  expect(sqlOf('vacation_rental', 'also in Aspen', 'revenue in Utah')).toMatch(/AND l\.city = 'Aspen'$/)
})

test('where they are not stays', () => {
  const sql = sqlOf('vacation_rental', 'and in Aspen?', 'homes outside Utah')
  expect(sql).toContain("state <> 'UT' AND city = 'Aspen'")
})
