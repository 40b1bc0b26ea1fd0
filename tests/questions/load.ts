// Questions with the SQL that a careful analyst would write, as they lie beside this file.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { questionLimits } from '#contract/answer.ts'
import { demoTypes } from '#contract/demos.ts'

const question = z.strictObject({
  id: z.string(),
  demo_type: z.enum(demoTypes),
  question: z.string().min(1).max(questionLimits.characters),
  /** Null: no SQL is right; the question must be declined or answered in words. */
  gold_sql: z.string().nullable(),
  /** Other statements that count as right. */
  gold_alt: z.array(z.string()).default([]),
  /** Whether the order of the rows matters. */
  ordered: z.boolean(),
  kind: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  style: z.string(),
  /** Earlier questions of the same chat, oldest first. */
  history: z.array(z.string()).max(questionLimits.history).default([]),
})

export type Question = z.output<typeof question> & { set: string }

const here = import.meta.dirname

export const questionSets = (dir = here): string[] =>
  readdirSync(dir)
    .filter(name => name.endsWith('.jsonl'))
    .map(name => basename(name, '.jsonl'))
    .sort()

export function readQuestions(set: string, dir = here): Question[] {
  const lines = readFileSync(join(dir, `${set}.jsonl`), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const parsed = question.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${set}.jsonl, line ${at + 1}: ${z.prettifyError(parsed.error)}`)
    return [{ ...parsed.data, set }]
  })
}
