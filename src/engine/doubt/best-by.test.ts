import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { assumed, chipsOf } from '#tests/support/assumptions.ts'

describe('"top" without a measure', () => {
  test('says what it goes by, and what else it could', () => {
    expect(assumed('ecommerce', 'top 5 products last month')).toContain(
      '5 highest by revenue → By units sold instead: top 5 products by units sold last month',
    )
  })
  test('counts rows where that is the other reading', () => {
    expect(assumed('vacation_rental', 'best properties')).toContain(
      '10 highest by revenue → By bookings instead: best homes by number of bookings',
    )
  })
  test('ranks a list by another column', () => {
    expect(assumed('real_estate', 'top 5 homes in Old Town')).toEqual([
      '5 highest by price → By price per sq ft instead: top 5 homes by price per sq ft in Old Town',
    ])
  })
  test('ranks groups by the measure that the business goes by', () => {
    expect(assumed('ecommerce', 'top 5 brands')).toContain(
      '5 highest by revenue → By units sold instead: top 5 brands by units sold',
    )
  })
})

test.each([
  'top 5 products by revenue',
  'best-selling products',
  'cheapest products',
  'products by brand',
  'which brands earned the most',
])('nothing is assumed where the question says what it ranks by: %s', question =>
  expect(assumed('ecommerce', question).filter(one => one.includes('highest'))).toEqual([]),
)

test('a ranking is never left out', () => {
  expect(chipsOf('vacation_rental', 'top 3 cities')).toContain('3 highest by revenue')
  expect(read('vacation_rental', 'top 3 cities')).toMatchObject({ plan: { limit: 3 } })
})

test('a ranked question with its measure needs no earlier one', () => {
  const chips = read('vacation_rental', 'top 3 cities by revenue', 'how many bookings in Aspen last month')
  expect(chips).toMatchObject({ plan: { where: [], limit: 3 } })
})
