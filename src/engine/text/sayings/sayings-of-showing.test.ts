import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('verbs of finding and showing', () => {
  rental.says('Rattle off the homes in Aspen', "city = 'Aspen'")
  shop.says('Kindly dig out all pending orders over $500', "status = 'pending'", 'total_amount > 500')
  homes.says('Could you reveal which subdivision had the most closings this year', 'GROUP BY subdivision')
  rental.says('Ferret out every home in Utah', "state = 'UT'")
  shop.says('Walk me through our sales by month this year', "date_trunc('month'")
  // What would be done to the rows is no showing.
  rental.declines('Demolish the homes in Aspen')
  shop.declines('Write off the pending orders')
  rental.declines('homes exposed to the wind')
})

describe('how the answer should look', () => {
  homes.says('closed vol Q2 vs Q3 this yr, one # each', 'sum(sold_price) AS volume', 'CASE')
  homes.says(
    'In which areas there is something on the market over 2.5 million? Each area only once.',
    'GROUP BY subdivision',
    'price > 2500000',
  )
})

shop.says('which different brands do we have in Books?', 'GROUP BY')

describe('a longer list cut short', () => {
  test('the first few of the groups before', () => {
    const before = 'average days on market of active listings by subdivision'
    for (const question of ['ok cut that to the three slowest ones', 'trim it down to the top 3'])
      expect(sqlOf('real_estate', question, before)).toMatch(/avg\(days_on_market\) DESC.*LIMIT 3/)
  })
  homes.declines('active homes that cut their price to the lowest')
})

test('the same thing is no thing of the data', () => {
  const said = sqlOf(
    'vacation_rental',
    'same thing but nights instead of dollars',
    'top 5 properties by revenue',
  )
  expect(said).toContain('sum((r.check_out - r.check_in))')
  expect(said).toContain('LIMIT 5')
})
