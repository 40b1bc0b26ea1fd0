import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

test.each<[DemoType, string, string, RegExp]>([
  [
    'ecommerce',
    'how many products out of stock by category',
    'names pls. electronics only',
    /^SELECT name,.*stock_quantity = 0 AND category = 'Electronics' ORDER BY name$/,
  ],
  ['ecommerce', 'how many products out of stock by category', 'list them', /^SELECT name,.*= 0 ORDER/],
  ['vacation_rental', 'how many homes by state', 'names please, just Colorado', /^SELECT title,.*'CO' ORDER/],
  [
    'real_estate',
    'how many active homes by area',
    'Old Town only, addresses',
    /address FROM.*'Old Town' ORDER/,
  ],
  ['ecommerce', 'revenue by category this year', 'names pls, electronics only', /^declined$/],
])('%s: after “%s”, “%s” shows the rows that were counted', (demo, before, question, sql) => {
  expect(sqlOf(demo, question, before)).toMatch(sql)
})

test.each(['show all', 'all of them please', 'the full list', 'show me all brands'])(
  'behind the first few, "%s" is every one of them in that order',
  said => {
    const sql = sqlOf('ecommerce', said, 'top 5 brands by revenue')
    expect(sql).toContain('ORDER BY revenue DESC')
    expect(sql).not.toContain('LIMIT')
  },
)
