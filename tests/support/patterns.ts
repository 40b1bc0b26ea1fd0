// Questions as tests: what a sentence becomes on the demos' own models, and what it must not be taken for.
import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { read, sqlOf } from './demo-engines.ts'

const on = (demo: DemoType) => ({
  says: (question: string, ...parts: string[]) =>
    test(`${question}`, () => {
      const sql = sqlOf(demo, question)
      for (const part of parts) expect(sql).toContain(part)
    }),
  never: (question: string, part: string) =>
    test(`${question} is not read as ${part}`, () => expect(sqlOf(demo, question)).not.toContain(part)),
  declines: (question: string) =>
    test(`${question} is declined`, () => expect(read(demo, question).kind).toBe('declined')),
  asksBack: (question: string) =>
    test(`${question} is asked back`, () => expect(read(demo, question).kind).toBe('choice')),
})

export const rental = on('vacation_rental')
export const homes = on('real_estate')
export const shop = on('ecommerce')
