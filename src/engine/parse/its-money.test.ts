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

test('units that were sold, in dollars, are what they brought in', () => {
  const sql = sqlAfter('ecommerce', 'how many units did we sell in october', 'and in dollars?')
  expect(sql).toContain('sum(total_amount)')
  expect(sql).toContain("DATE '2026-10-01'")
})

test.each([
  'And what did they go for on average?',
  'what did they go for?',
  'How much did they sell for on average?',
])('homes that were counted have a price: %s', question => {
  const sql = sqlAfter('real_estate', 'How many homes sold in Old Town last year?', question)
  expect(sql).toContain('avg(sold_price)')
  expect(sql).toContain("subdivision = 'Old Town'")
})

test('homes that were counted have a rate', () =>
  expect(
    sqlAfter('vacation_rental', 'how many beach houses do we have?', 'what do they go for a night?'),
  ).toContain('avg(price)'))

test('homes that were counted are worth something together', () =>
  expect(
    sqlAfter('real_estate', 'how many homes are under contract?', 'what are they worth all together?'),
  ).toContain('sum(price)'))
