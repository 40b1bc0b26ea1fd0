import type { Day } from '#contract/sample.ts'

/** Days are those of UTC everywhere: in the sample, in questions and in the log. */
export const today = (): Day => new Date().toISOString().slice(0, 10)
