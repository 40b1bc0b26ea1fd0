import { describe, expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

describe('what is removed from an answer', () => {
  test.each(['remove Aspen', 'drop Aspen from the list', 'please get rid of Aspen'])('%s', question =>
    expect(sqlOf('vacation_rental', question, 'revenue by city')).toContain("l.city <> 'Aspen'"),
  )
  test('a state', () =>
    expect(sqlOf('ecommerce', 'drop the cancelled ones', 'orders by status')).toContain(
      "status <> 'cancelled'",
    ))
  test('after a word of thanks', () =>
    expect(
      sqlOf('real_estate', 'nice, drop the ones built before 2000', 'two-bedroom homes for sale'),
    ).toContain('year_built >= 2000'))
  test('and what goes on from there', () =>
    expect(sqlOf('vacation_rental', 'what about by state', 'revenue by city', 'drop Aspen')).toContain(
      "l.city <> 'Aspen' GROUP BY l.state",
    ))
})

test.each(['delete Aspen', 'remove the Aspen listing'])(
  '"%s" orders a change, behind an answer too',
  question => expect(read('vacation_rental', question, 'revenue by city').kind).toBe('declined'),
)
test('behind nothing, all of it is an order', () =>
  expect(read('vacation_rental', 'remove Aspen').kind).toBe('declined'))

describe('what is removed beside something else, or for what it lacks', () => {
  const homes = 'active homes in Old Town with address and price'
  test.each([
    ['Drop the ones without a pool', /has_pool ORDER/],
    ['cheapest first, drop anything over 120 days on market', /days_on_market <= 120 ORDER BY price/],
    ['drop anything over 120 days on market, cheapest first', /days_on_market <= 120 ORDER BY price/],
  ])('%s', (question, sql) => expect(sqlOf('real_estate', question, homes)).toMatch(sql))
  test('in the question itself', () =>
    expect(sqlOf('real_estate', 'active homes in Old Town, excluding the ones without a pool')).toMatch(
      /AND has_pool/,
    ))
  test('"delete Aspen, highest first" is an order still', () =>
    expect(read('vacation_rental', 'delete Aspen, highest first', 'revenue by city').kind).toBe('declined'))
})
