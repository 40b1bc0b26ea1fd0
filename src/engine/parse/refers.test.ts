import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"what have they spent" is asked of those before', () =>
  expect(
    sqlOf('ecommerce', 'what have they spent in total', 'How many customers are in California?'),
  ).toMatch(/sum\(pu\.total_amount\).*b\.state = 'CA'$/))

test('"the average price of those" keeps every condition', () =>
  expect(
    sqlOf('real_estate', 'what is the average price of those', 'Show me active homes in The Preserve'),
  ).toContain(
    "avg(price), 2) AS average_price FROM real_estate_listings WHERE status = 'COP' AND subdivision = 'The Preserve'",
  ))

test('the rows of a ranking by what is computed cannot be taken along', () =>
  expect(sqlOf('ecommerce', 'what is the average rating of those', 'top 5 products by revenue')).toBe(
    'declined',
  ))

test('things that are asked for are not those who have them', () =>
  expect(sqlOf('vacation_rental', 'how many bookings did they get this year', 'homes in Aspen')).toContain(
    "l.city = 'Aspen'",
  ))

test('"there" at the end is the place before', () =>
  expect(sqlOf('vacation_rental', "what's the average price there", 'homes in Aspen')).toContain("'Aspen'"))

test('a number that names no rows is one of the rows before', () =>
  expect(sqlOf('real_estate', "what's the median price", 'how many active listings in Old Town')).toContain(
    "'Old Town'",
  ))

test('"our" speaks of everything', () =>
  expect(sqlOf('vacation_rental', 'what was our revenue last year', 'homes in Aspen')).not.toContain('Aspen'))

test('a state without things is one of the things before', () => {
  expect(sqlOf('real_estate', 'how many sold this year', 'homes in Old Town')).toContain("'Old Town'")
  expect(sqlOf('real_estate', 'and sold?', 'active homes in Old Town')).toContain(
    "subdivision = 'Old Town' AND status = 'SLD'",
  )
  expect(sqlOf('real_estate', 'how many sales did we have this year', 'homes in Old Town')).not.toContain(
    'Old Town',
  )
})

test('"each of them" is each of the groups before', () =>
  expect(
    sqlOf(
      'vacation_rental',
      'how much money did each of them make',
      'how many bookings did we have last year',
      'split that by property type',
    ),
  ).toMatch(/^SELECT l\.property_type, sum\(r\.total_price\).*r\.check_in >= DATE/))

test('"for each" is each of the groups before', () =>
  expect(sqlOf('real_estate', 'what was the volume for each', 'sales by subdivision in 2025')).toMatch(
    /^SELECT subdivision, sum\(sold_price\)/,
  ))

test('"each of them" behind a ranking is declined', () =>
  expect(sqlOf('ecommerce', 'how much did each of them refund', 'top 5 brands by revenue')).toBe('declined'))

test('the number of something "of those" is that of the ones before', () => {
  expect(sqlOf('vacation_rental', 'number of bookings of those', 'listings in Florida')).toContain(
    "state = 'FL'",
  )
  expect(sqlOf('ecommerce', 'total orders of those', 'top 5 customers by lifetime value')).toBe('declined')
})
