import { describe, expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

const goesOn = (demo: DemoType, before: string, question: string, ...parts: string[]) =>
  test(`${before} || ${question}`, () => {
    const sql = sqlOf(demo, question, before).replaceAll(/\s+/g, ' ')
    for (const part of parts) expect(sql).toContain(part)
  })
const declines = (demo: DemoType, before: string, question: string) =>
  test(`${before} || ${question} is declined`, () =>
    expect(read(demo, question, before).kind).toBe('declined'))

const best = 'which category had the most revenue this year'
const most = 'which area has the most active homes'

describe('asked of the group that came first', () => {
  const within = 'pr.category IN (SELECT pr.category'
  const inYear = "AND pu.purchase_date < DATE '2027-01-01' GROUP BY pr.brand"
  goesOn('ecommerce', best, 'And which brand brought in the most within it?', within, inYear)
  goesOn('ecommerce', best, 'which brand sold the most in that category', within, inYear)
  goesOn('ecommerce', best, "what's its refund rate", within)
  goesOn(
    'real_estate',
    most,
    'how many sold there this year',
    "= 'SLD'",
    'subdivision IN (SELECT subdivision',
  )
  goesOn('real_estate', most, 'list the homes there', 'SELECT address', 'subdivision IN (SELECT subdivision')
})

describe('which of them is meant is not told', () => {
  declines('real_estate', most, 'list them')
  declines('real_estate', most, 'how many of them have a pool')
  declines('ecommerce', best, 'break it down by brand')
  declines('ecommerce', 'which state had the most orders', 'and which city there')
})

describe('other questions go on as they did', () => {
  goesOn('ecommerce', best, 'and last year', "DATE '2025-01-01'", 'LIMIT 1')
  goesOn('real_estate', 'active homes in Old Town', 'how many of those have 4 beds', 'beds = 4', "'Old Town'")
  goesOn(
    'real_estate',
    'how many homes are active in Sea Oaks',
    'how many sold there this year',
    "'Sea Oaks'",
  )
})
