import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

const first = 'top 5 listings by revenue in 2025'

test.each(['and uh what did those same five make this year', 'and their revenue this year'])(
  '%s: the five of then',
  question => {
    const sql = sqlOf('vacation_rental', question, first)
    expect(sql).toContain("r.check_in < DATE '2026-01-01' GROUP BY l.id, l.title ORDER BY sum")
    expect(sql).toContain("DATE '2027-01-01'")
  },
)

test('the first of groups in another time', () =>
  expect(
    sqlOf('ecommerce', 'how many units did they sell this year', 'which 5 brands sold the most last year'),
  ).toContain('pr.brand IN (SELECT'))

test('those that were chosen by more than a number are not chosen anew', () =>
  expect(
    sqlOf('vacation_rental', 'and their revenue this year', 'top 5 beach houses by revenue in 2025'),
  ).toBe('declined'))

test('another time alone has its own first five', () =>
  expect(sqlOf('vacation_rental', 'and this year', first)).not.toContain('2025'))
