import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

const homes = (question: string, before: string) => sqlOf('real_estate', question, before)

test('a named group of states takes the place of the state before', () => {
  const off = /^SELECT count\(\*\).*subdivision = 'Old Town' AND status IN \('EXP', 'WDN'\)$/
  expect(homes('and off the market?', 'how many active listings in Old Town')).toMatch(off)
  expect(homes('how many are off the market?', 'how many pendings in Old Town')).toMatch(off)
  expect(homes('and off market?', 'how many homes are for sale in Old Town')).toMatch(off)
})

test('a state takes the place of a named group', () => {
  expect(homes('and active?', 'how many homes are off the market')).toContain("WHERE status = 'COP'")
  expect(homes('how many of those are withdrawn', 'off the market listings')).toContain(
    "WHERE status = 'WDN'",
  )
})

test('what is included or compared stands beside it', () => {
  expect(homes('include off the market', 'how many homes are active')).toContain("IN ('COP', 'EXP', 'WDN')")
  expect(homes('vs off the market', 'how many homes are active')).toContain('CASE WHEN')
})
