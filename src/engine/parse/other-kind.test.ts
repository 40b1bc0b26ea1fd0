import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('another part of the same things takes the place of the one before', () => {
  const sql = sqlOf('real_estate', 'less than asking', 'How many homes sold for more than asking')
  expect(sql).toMatch(/^SELECT count\(\*\).*sold_price < ask_price$/)
  expect(sqlOf('ecommerce', 'and low stock', 'how many products are out of stock')).toMatch(
    /^SELECT count\(\*\).*stock_quantity > 0 AND stock_quantity <= 10$/,
  )
})

test('where the two are compared, both stay', () => {
  const sql = sqlOf('real_estate', 'compare that to under asking', 'How many homes sold over asking')
  expect(sql).toContain('AS side')
})

test('a part told by something else narrows it further', () => {
  const sql = sqlOf('real_estate', 'and over asking', 'how many new construction homes are there')
  expect(sql).toContain('year_built >= 2024 AND sold_price > ask_price')
})
