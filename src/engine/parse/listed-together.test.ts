import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('a number of those that were listed is one number of all of them', () => {
  const sql = sqlOf(
    'vacation_rental',
    'what do those go for a night, I mean on average',
    'show me homes in Aspen and Napa',
  )
  expect(sql).toContain("city IN ('Aspen', 'Napa')")
  expect(sql).toContain('avg(price)')
})
