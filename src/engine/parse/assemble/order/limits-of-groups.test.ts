import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit behind the groups', () => {
  shop.says('number of customers per state, only states with at least 50', 'HAVING count(*) >= 50')
  rental.says('revenue by city this year, only those above 50k', 'HAVING sum(r.total_price) > 50000')
  homes.says('actives by area under 500k', 'price < 500000')
  shop.declines('average price by brand, only brands with more than 10')
  shop.never('how many orders over 500 by category', 'HAVING')
})

describe('a limit on the rows of each group', () => {
  homes.says('average discount by subdivision for homes that sold in over 60 days', 'days_on_market > 60')
  homes.says('average days on market by subdivision for homes over 500k', 'WHERE price > 500000')
  homes.says('average beds by subdivision for homes over 500k', 'WHERE price > 500000')
  homes.says('average price by subdivision for homes over 500k', 'WHERE price > 500000')
})

test('a mean of days is limited, and not the days of each', () =>
  expect(
    sqlOf(
      'real_estate',
      'keep only those above 60 days',
      'average days on market of sold homes by subdivision',
    ),
  ).toContain('HAVING avg(days_on_market) > 60'))
