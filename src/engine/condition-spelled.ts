import type { Condition } from '#contract/terms.ts'

/** One text for a condition, however it came about: a model leaves out that nothing is denied, a question says so. */
export const conditionSpelled = (one: Condition): string =>
  JSON.stringify(one.kind === 'is' ? { ...one, not: one.not === true } : one)
