import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { engines, read, today } from '#tests/support/demo-engines.ts'

const offered = (demo: DemoType, question: string) => {
  const reading = read(demo, question)
  return reading.kind === 'declined' ? reading.suggestions : []
}

test('what is left of a question is offered where one word is not understood', () => {
  expect(offered('ecommerce', 'revenue by category last month in the moonlight')[0]).toMatch(
    /revenue.*category/i,
  )
})

test('three are offered, each once, and each is answered', () => {
  const all = offered('ecommerce', 'revenue by category last month in the moonlight')
  expect(new Set(all).size).toBe(3)
  for (const question of all) expect(engines.ecommerce.answers(question, today)).toBe(true)
})

test('nothing is made of words that all mean nothing', () => {
  const [first] = offered('ecommerce', 'blorf gnaxx wub')
  expect(first).toBe(offered('ecommerce', 'zzyzx qwop')[0])
})
