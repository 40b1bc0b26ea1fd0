// A question on its way in: what the body must hold, and what is said when it does not.
import { z } from 'zod'
import { questionLimits } from '#contract/answer.ts'
import { demoTables, demoTypes, type DemoType } from '#contract/demos.ts'
import { readable } from './readable.ts'

export interface Question {
  demo: DemoType
  text: string
  /** Earlier questions of the same chat, oldest first. */
  history: string[]
}

export type Asked =
  | { ok: true; question: Question }
  /** What can be logged of it, when the demo and a text are known. */
  | { ok: false; error: string; question: Pick<Question, 'demo' | 'text'> | null }

const { characters, history } = questionLimits
const listed = (names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1) ?? ''}`

const text = z
  .string('query is missing: send the question as a text.')
  .trim()
  .min(1, 'The question is blank. Type what you would like to know.')
  .max(characters, `The question is too long: at most ${characters} characters.`)
const demo = z.enum(demoTypes, `demo_type must be one of ${listed(demoTypes)}.`)
const earlier = z
  .array(z.string('history may hold texts only.').max(characters, 'A question of the history is too long.'), {
    error: 'history must be a list of earlier questions, oldest first.',
  })
  .max(history, `history may hold at most ${history} questions.`)
  .default([])

const body = z
  .object(
    {
      query: text,
      demo_type: demo,
      table: z.string('table is missing: send the name of a table of the demo.'),
      history: earlier,
    },
    'The body must be a JSON object with query, table and demo_type.',
  )
  .superRefine(({ demo_type, table }, context) => {
    const tables: readonly string[] = demoTables[demo_type]
    if (!tables.includes(table))
      context.addIssue({
        code: 'custom',
        path: ['table'],
        message: `table must be ${listed(tables)} for this demo.`,
      })
  })

export function parseQuestion(json: string): Asked {
  const value = parsed(json)
  if (value === undefined) return { ok: false, error: 'The body is not valid JSON.', question: null }
  const { success, data, error } = body.safeParse(value)
  if (!success) return { ok: false, error: error.issues[0]?.message ?? '', question: loggable(value) }
  return {
    ok: true,
    question: {
      demo: data.demo_type,
      text: readable(data.query).trim(),
      history: data.history.map(readable),
    },
  }
}

const loggablePart = z.object({ demo_type: demo, query: z.string().trim().min(1) })

function loggable(value: unknown): Pick<Question, 'demo' | 'text'> | null {
  const { success, data } = loggablePart.safeParse(value)
  return success ? { demo: data.demo_type, text: data.query } : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
