import { AskProblem } from '#web/data/ask.ts'
import type { Trouble } from './conversation.ts'
import { copy } from './copy.ts'

/** What is said of a failure: its own words, or ours where it has none. */
export const troubleOf = (error: unknown): Trouble => ({
  message: error instanceof Error ? error.message : copy.unknownFailure,
  retryAfter: error instanceof AskProblem ? error.retryAfter : null,
})
