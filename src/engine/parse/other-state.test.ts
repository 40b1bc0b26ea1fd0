import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('things of another state take the place of those before, where those were', () => {
  const sql = sqlOf(
    'real_estate',
    'and how many under contract there?',
    'how many homes are for sale in Old Town?',
  )
  expect(sql).toMatch(/^SELECT count\(\*\).*status = 'SCO' AND subdivision = 'Old Town'$/)
})

test('with a time of their own', () => {
  const sql = sqlOf(
    'real_estate',
    'and how many sold there this year?',
    'how many homes are for sale in Old Town?',
  )
  expect(sql).toMatch(/status = 'SLD' AND subdivision = 'Old Town' AND close_date >= DATE '2026-01-01'/)
})

test('things of another kind take the place of those whose state is in their name', () => {
  const before = 'average days on market for expired listings in Old Town'
  expect(sqlOf('real_estate', 'what about the withdrawn ones?', before)).toMatch(
    /^SELECT round\(avg\(days_on_market\), 2\).*status = 'WDN'$/,
  )
  expect(sqlOf('real_estate', 'and withdrawn ones?', 'list the expired listings')).toContain("status = 'WDN'")
})

test('things of another state asked for instead have the same number, and are not counted', () => {
  const before = 'avg DOM of actives in Old Town'
  expect(sqlOf('real_estate', 'pendings instead', before)).toMatch(
    /^SELECT round\(avg\(days_on_market\), 2\).*status = 'SCO'$/,
  )
  expect(sqlOf('real_estate', 'same, solds', before)).toMatch(
    /^SELECT round\(avg\(days_on_market\), 2\).*'SLD'$/,
  )
  expect(sqlOf('real_estate', 'and the same for the pendings', before)).toContain('avg(days_on_market)')
  expect(sqlOf('real_estate', 'sold homes instead', 'average price of active homes')).toMatch(
    /^SELECT round\(avg\(price\), 2\).*status = 'SLD'$/,
  )
  expect(sqlOf('ecommerce', 'refunds instead', 'average order amount of completed orders')).toMatch(
    /^SELECT round\(avg\(total_amount\), 2\).*status = 'refunded'$/,
  )
})

test('where no state was named before, they are another number', () =>
  expect(sqlOf('vacation_rental', 'cancellations instead', 'revenue by city')).toContain('AS cancellations'))
