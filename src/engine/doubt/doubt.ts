// A point of a plan that the question left open and a default settled.
import type { Chip } from '#contract/answer.ts'
import type { Heard } from '#engine/hear.ts'
import type { Plan } from '#engine/plan.ts'

export interface Doubt {
  kind: Chip['kind']
  /** What was taken; absent, it is what the first chip of that kind says. */
  text?: string
  /** It says by which date rows are counted. */
  saysDate?: true
  /** Null where there is nothing to choose instead. */
  other: OtherReading | null
}

export interface OtherReading {
  /** How it is offered: "By date booked instead". */
  text: string
  /** Sentences that may ask for it, the best first. Whether one does is for the engine to say. */
  questions: Iterable<string>
  /** Whether a plan differs from the one at hand in this point, and in no other. */
  is: (plan: Plan) => boolean
}

export type Doubter = (heard: Heard) => Doubt[]
