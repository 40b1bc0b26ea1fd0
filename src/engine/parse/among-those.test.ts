import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"which of those live in California" picks from the twenty', () =>
  expect(
    sqlOf(
      'ecommerce',
      'Which of those customers live in California?',
      'Show me our top 20 customers by lifetime value',
    ),
  ).toContain("state = 'CA' AND id IN (SELECT id FROM ecommerce_buyers ORDER BY lifetime_value DESC"))

test('what else chose them chooses them still', () =>
  expect(sqlOf('real_estate', 'which of those have a pool', 'ten most expensive active homes')).toMatch(
    /status = 'COP' AND has_pool AND id IN \(.* WHERE status = 'COP' ORDER BY price DESC.* LIMIT 10\)/,
  ))

test('those that were chosen in a time of their own are not chosen anew', () =>
  expect(sqlOf('real_estate', 'which of those have a pool', 'ten most expensive homes sold this year')).toBe(
    'declined',
  ))

test('"average days on market of those 5" is one number over the five', () =>
  expect(
    sqlOf('real_estate', 'average days on market of those 5', '5 most expensive homes for sale'),
  ).toMatch(/^SELECT round\(avg\(average_days_on_market\), 2\).*status = 'COP'.*price DESC.*LIMIT 5/))

test('what others have for them is no number of the first', () =>
  expect(sqlOf('vacation_rental', 'total nights of those', '5 most expensive listings')).toBe('declined'))
