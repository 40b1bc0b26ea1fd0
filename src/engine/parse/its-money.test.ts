// What the rows of the question before come to.
import { expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import type { DemoType } from '#contract/demos.ts'

const sqlAfter = (demo: DemoType, before: string, question: string): string => {
  const reading = read(demo, question, before)
  return reading.kind === 'plan' ? reading.sql : reading.kind
}

test.each(['and how much money was that in total', 'how much was that in dollars', 'in total dollars?'])(
  'orders that were counted have an amount: %s',
  question => {
    const sql = sqlAfter('ecommerce', 'How many orders were refunded this year?', question)
    expect(sql).toContain('sum(total_amount)')
    expect(sql).toContain("status = 'refunded'")
    expect(sql).not.toContain('count(*)')
  },
)

test('a sum of pieces is not taken for rows', () =>
  expect(sqlAfter('ecommerce', 'how many units did we sell in october', 'and in dollars?')).toBe('declined'))
