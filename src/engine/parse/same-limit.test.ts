import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('a limit that names nothing is one on what was limited before', () => {
  expect(sqlOf('vacation_rental', 'under 300 instead', 'homes under 200 a night')).toContain(
    'WHERE price < 300 ORDER',
  )
  expect(sqlOf('real_estate', 'over 90', 'homes with over 60 days on market')).toContain(
    'WHERE days_on_market > 90 ORDER',
  )
  expect(sqlOf('real_estate', 'over 120', 'actives over 90 days on market under 500k')).toContain(
    'price < 500000 AND days_on_market > 120',
  )
})

test('a limit of groups gives way to another', () => {
  expect(sqlOf('vacation_rental', 'more than 80 instead', 'cities with more than 50 bookings')).toContain(
    'HAVING count(*) > 80',
  )
  expect(sqlOf('ecommerce', 'at least 5 products', 'brands with at least 10 products')).toContain(
    'HAVING count(*) >= 5',
  )
})

test('a limit of another size is one on the price', () =>
  expect(sqlOf('real_estate', 'under 500k', 'homes with over 60 days on market')).toContain(
    'days_on_market > 60 AND price < 500000',
  ))

test('the other end of a range is added', () =>
  expect(sqlOf('vacation_rental', 'over 100', 'homes under 200 a night')).toContain(
    'price < 200 AND price > 100',
  ))

test('a range or a rough price gives way to another', () => {
  const ranges = sqlOf('real_estate', 'between 500k and 600k', 'homes between 400k and 500k')
  expect(ranges).toContain('WHERE price >= 500000 AND price <= 600000')
  expect(sqlOf('real_estate', 'around 600k', 'homes around 500k')).toContain('WHERE price >= 540000')
  expect(sqlOf('real_estate', 'over 3 months', 'homes over 6 months on market')).toContain(
    'WHERE days_on_market > 90 ORDER',
  )
})

test('years are the ends of one stretch', () =>
  expect(sqlOf('real_estate', 'built before 2020', 'homes built after 2010')).toContain(
    'year_built >= 2011 AND year_built <= 2019',
  ))
