// A question on its way in, an answer on its way out.
import type { Format } from './terms.ts'
import type { ResultRow } from './sample.ts'

export const questionLimits = { characters: 500, history: 10 } as const

export type AnswerStatus = 'answered' | 'assumed' | 'choice' | 'declined'

/** One part of how the question was understood, as it is shown under the answer. */
export interface Chip {
  kind: 'measure' | 'filter' | 'period' | 'grouping' | 'order' | 'limit'
  text: string
  /** Taken for granted, not said: shown with a dashed line, and the other reading beside it where one question asks for it. */
  assumed?: { instead?: { text: string; question: string } }
}

export interface ResultColumn {
  name: string
  label: string
  format: Format
  role: 'key' | 'value'
}

export type Chart =
  | { kind: 'stat'; column: string }
  | { kind: 'line'; x: string; y: readonly string[]; series?: string }
  | { kind: 'bars'; x: string; y: readonly string[]; series?: string; cut?: number }
  | { kind: 'table' }

/** What POST /functions/v1/nl-to-sql answers with status 200; the first three fields are the specification's. */
export interface Answer {
  answer: string
  sql: string | null
  results: ResultRow[]
  status: AnswerStatus
  columns: ResultColumn[]
  understood: Chip[]
  /** Words of the question that no part of the plan explains: to blame for a refusal, or told beside what was answered. */
  unused: string[]
  chart: Chart | null
  /** Questions that continue from here and are known to work. */
  followups: string[]
  /** With status choice: the readings to choose from, each as a question of its own. */
  choices: { label: string; question: string }[]
  truncated: boolean
  elapsed_ms: number
  engine: 'parser' | 'language model'
}
