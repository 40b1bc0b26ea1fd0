// Answers of which each is true and none tells anything: the mean of one row, the number of different values where one is left.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import { pinned } from './check-shape.ts'
import type { Draft } from './draft.ts'

export function emptyFault({ index }: Draft, plan: Plan): string | null {
  if (countsOneValue(plan)) return 'how many of what'
  return isMeanOfOne(index, plan) ? 'a mean of which rows' : null
}

/** "How many payments go through gift cards": of different ways to pay there is one, whatever the data says. */
const countsOneValue = ({ columns, where }: Plan): boolean =>
  columns.some(
    one =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'distinct' &&
      pinned([...where, ...one.where]).has(one.quantity.attribute),
  )

/** "Average order value for first orders": of each order alone there is nothing to average. */
const isMeanOfOne = (index: ModelIndex, { keys: [key, ...more], columns, summary }: Plan): boolean => {
  const noun = key?.kind === 'thing' && more.length === 0 ? index.noun(key.noun) : null
  return (
    noun !== null &&
    noun.key === undefined &&
    summary.kind === 'rows' &&
    columns.some(one => {
      if (one.kind !== 'quantity' || one.quantity.kind !== 'measure') return false
      const { value, noun: measured } = index.measure(one.quantity.measure)
      const isMean = value.kind === 'ratio' || (value.kind === 'aggregate' && value.of.fn === 'avg')
      return isMean && index.noun(measured).table === noun.table
    })
  )
}
