// Two numbers with a slash between them, read as something else than the one over the other.
import type { Plan } from '#engine/plan.ts'
import { explainsName } from './formula.ts'

/** One number where two were named, a ranking by one of them, a list of their rows, or both and not the one over the other. */
export const isNoQuotient = ({ columns, keys, keep, limit }: Plan, question: string): boolean =>
  columns.every(({ kind }) => kind === 'quantity' || kind === 'attribute') &&
  (columns.length === 1
    ? columns[0]?.kind === 'quantity'
    : limit !== null ||
      (question.includes('/') &&
        ((keys.length === 0 && !explainsName(question)) ||
          columns.every(({ kind }) => kind === 'attribute')))) &&
  keys.length < 2 &&
  keep.length === 0
