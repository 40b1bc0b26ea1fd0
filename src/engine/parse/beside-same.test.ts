import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test.each([
  [
    'ecommerce',
    'revenue by category last month',
    'California buyers only',
    /b\.state = 'CA' .*GROUP BY pr\.category/,
  ],
  [
    'ecommerce',
    'how many orders last month',
    'repeat customers only please',
    /^SELECT count.*total_orders >= 2/,
  ],
  [
    'vacation_rental',
    'revenue by month this year',
    'Colorado properties only',
    /l\.state = 'CO' .*GROUP BY date_trunc/,
  ],
  ['real_estate', 'average days on market by subdivision', 'sold homes only', /'SLD' GROUP BY subdivision/],
  ['ecommerce', 'revenue by month', 'show all customers in Texas only', /^SELECT first_name/],
] as const)('in %s, after "%s", "%s" narrows it unless it asks for a list', (demo, before, question, sql) =>
  expect(sqlOf(demo, question, before)).toMatch(sql),
)

test('"would you now give me the same for the lofts" is polite', () =>
  expect(
    sqlOf(
      'vacation_rental',
      'Thank you. Would you now give me the same for the lofts?',
      'revenue from villas',
    ),
  ).toContain("'city_loft'"))
