import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"the median instead" computes what was asked before in another way', () => {
  const before = 'average sold price by subdivision'
  for (const question of ['the median instead', 'and the median?', 'same but median'])
    expect(sqlOf('real_estate', question, before)).toMatch(/percentile_cont\(0.5\).*GROUP BY subdivision/)
  expect(sqlOf('vacation_rental', 'and the average?', 'median nightly rate in Aspen')).toContain('avg(price)')
})

test('without a mean before it, nobody knows what the median is one of', () => {
  expect(sqlOf('real_estate', 'the median instead', 'how many homes are for sale')).toBe('declined')
  expect(sqlOf('real_estate', 'the median instead')).toBe('declined')
})

test('a number that is named alone behind a mean is averaged over the same rows', () => {
  const before = 'what was the average sold price in Sea Oaks in 2025'
  for (const question of ['and days on market?', 'days on market on those?'])
    expect(sqlOf('real_estate', question, before)).toMatch(/avg\(days_on_market\).*'SLD'.*2025-01-01/)
  expect(sqlOf('real_estate', 'sale-to-list on those?', before)).toContain('average_sale_to_list')
  expect(sqlOf('ecommerce', 'rating?', 'average price of books')).toContain('avg(rating)')
  expect(sqlOf('real_estate', 'address?', before)).toBe('declined')
  expect(sqlOf('real_estate', 'sale-to-list?', 'how many homes sold in Old Town')).toBe('declined')
})
