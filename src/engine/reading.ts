// What the engine makes of a question before any row is read.
import type { Chip, ResultColumn } from '#contract/answer.ts'
import type { Plan } from './plan.ts'

export type DeclineReason =
  /** The data does not hold it: reviews, costs, the weather. */
  | 'absent'
  /** Words that could change the answer and that nothing explains. */
  | 'unknown words'
  | 'wants a change'
  | 'wants a forecast'
  | 'wants an opinion'
  | 'not a question about the data'
  /** Each is recorded, but of different things: the channel of leads, and not of bookings. */
  | 'recorded of others'
  | 'needs a period'
  /** Understood, but such words nearly always ask for another answer. */
  | 'in two minds'
  /** Understood, but no row fits it: more often misread than true. */
  | 'nothing found'
  /** Understood, but this engine cannot compute it. */
  | 'beyond the engine'

export interface Declined {
  kind: 'declined'
  reason: DeclineReason
  words: string[]
  message: string
  suggestions: string[]
}

export type Reading =
  | {
      kind: 'plan'
      plan: Plan
      sql: string
      columns: ResultColumn[]
      /** How it was understood and what was taken for granted. Other readings are read in full: best done while the rows are on their way. */
      understood: () => Chip[]
      unused: string[]
      /** Dates of the period in words: "Jan 1 to Dec 31, 2025". */
      periodLabel: string | null
      /** Once its rows are counted: what is said instead of showing them, where such words hardly ask for an answer like that. */
      doubted: (rows: number) => Declined | null
    }
  | { kind: 'choice'; message: string; choices: { label: string; question: string }[] }
  | Declined
  /** "What can I ask?" */
  | { kind: 'about'; message: string; suggestions: string[] }
