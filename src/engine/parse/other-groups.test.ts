import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

const five = 'Show me the top five products by revenue this year'
const earned = 'Which five properties earned the most this year?'

test.each<[DemoType, string, string, RegExp]>([
  [
    'ecommerce',
    five,
    'Could you please do the same for brands?',
    /GROUP BY pr\.brand ORDER BY revenue.*LIMIT 5$/,
  ],
  ['ecommerce', five, 'Thanks. Can you repeat that for categories', /GROUP BY pr\.category .*LIMIT 5$/],
  [
    'ecommerce',
    'Revenue by brand this year',
    'what about categories?',
    /SELECT pr\.category.*2026.*GROUP BY pr\.category/,
  ],
  [
    'ecommerce',
    'which brand had the highest revenue last month',
    'and which category?',
    /GROUP BY pr\.category .*LIMIT 1$/,
  ],
  ['ecommerce', 'Revenue by brand', 'what about by state', /^SELECT b\.state, sum.*GROUP BY b\.state ORDER/],
  ['ecommerce', 'Revenue by brand', 'and by state?', /GROUP BY b\.state ORDER/],
  ['ecommerce', 'Revenue by brand', 'how about by month', /^SELECT date_trunc/],
  ['vacation_rental', 'bookings by city', 'by property type', /GROUP BY l\.property_type ORDER/],
  ['vacation_rental', 'revenue by month', 'what about by city', /^SELECT l\.city, sum/],
  ['vacation_rental', earned, 'same for cities', /^SELECT l\.city, sum.*GROUP BY l\.city .*LIMIT 5$/],
  [
    'vacation_rental',
    'average rate by state',
    'same for cities in California',
    /WHERE state = 'CA' GROUP BY city/,
  ],
])('of %s, "%s", then "%s": other groups take the place of those before', (demo, before, question, sql) =>
  expect(sqlOf(demo, question, before)).toMatch(sql),
)

test.each<[string, RegExp]>([
  ['by nights instead of dollars', /ORDER BY total_nights DESC.*LIMIT 5$/],
  [
    'do that ranking for Florida only, and by nights booked',
    /l\.state = 'FL'.*ORDER BY total_nights DESC.*LIMIT 5$/,
  ],
])('what earned the most is ranked "%s"', (question, sql) =>
  expect(sqlOf('vacation_rental', question, earned)).toMatch(sql),
)

test('of what is dear by itself, nobody knows what makes an area dear', () =>
  expect(sqlOf('real_estate', 'same for neighborhoods', 'five most expensive sold homes this year')).toBe(
    'declined',
  ))

test.each<[string, string, string]>([
  ['revenue by brand', 'break it down by state', 'GROUP BY pr.brand, b.state'],
  ['revenue by brand', 'also by state', 'GROUP BY pr.brand, b.state'],
  ['revenue by brand', 'and by month', 'GROUP BY pr.brand, date_trunc'],
  ['top 5 brands by revenue', 'by category', 'PARTITION BY category'],
])('behind "%s", "%s" parts the groups further', (before, question, sql) =>
  expect(sqlOf('ecommerce', question, before)).toContain(sql),
)

test('the same things, ranked by another column', () => {
  const byFoot = sqlOf('real_estate', 'by price per sq ft instead', 'top 5 actives by price')
  expect(byFoot).toContain('ORDER BY price_per_sf DESC')
  expect(byFoot).toContain('LIMIT 5')
  expect(sqlOf('ecommerce', 'by category', 'top 10 products by rating')).toContain('PARTITION BY category')
})

test('by another column, the oldest do not become the cheapest', () => {
  expect(sqlOf('real_estate', 'by price instead', 'the 10 oldest homes for sale')).toBe('declined')
  expect(sqlOf('real_estate', 'by days on market instead', 'top 10 priciest homes')).toContain(
    'ORDER BY days_on_market DESC',
  )
})
