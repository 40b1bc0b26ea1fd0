// Answers of which each is true and none tells anything: the mean of one row, the number of different values where one is left.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { pinned } from './check-shape.ts'

export function emptyFault(draft: Draft, plan: Plan): string | null {
  const { index } = draft
  if (countsOneValue(plan)) return 'how many of what'
  if (countsRowsOfNobody(draft, plan)) return 'who or what has none'
  if (isThereAndMissing(plan.where)) return 'whether it is there'
  return isMeanOfOne(index, plan) ? 'a mean of which rows' : null
}

/** "Report rental income" and then "pool but no rental income": no row has both, and the first was not meant any more. */
const isThereAndMissing = (where: readonly Condition[]): boolean =>
  where.some(
    there =>
      there.kind === 'empty' && there.not === true && where.some(one => isMissing(one, there.attribute)),
  )

const isMissing = (one: Condition, attribute: string): boolean =>
  one.kind === 'any'
    ? one.of.some(each => isMissing(each, attribute))
    : one.kind === 'empty' && one.not !== true && one.attribute === attribute

/** "How many payments go through gift cards": of different ways to pay there is one, whatever the data says. */
const countsOneValue = ({ columns, where }: Plan): boolean =>
  columns.some(
    one =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'distinct' &&
      pinned([...where, ...one.where]).has(one.quantity.attribute),
  )

/** "Stock over 50, zero orders": of products that have none, and not the orders of customers who have none. */
const countsRowsOfNobody = ({ index, placed }: Draft, { where, columns }: Plan): boolean =>
  columns.some(({ kind }) => kind === 'quantity') &&
  [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].some(one => {
    if (one.kind !== 'compare' && one.kind !== 'is') return false
    const isNone = one.kind === 'compare' ? one.op === '=' && one.value === 0 : one.values.includes(0)
    const { counts, table } = index.attribute(one.attribute)
    const isTheirs = (id: string) => index.noun(id).table === table
    const isNamed = placed.some(({ item }) =>
      item.kind === 'quantity' && item.quantity.kind === 'count'
        ? item.quantity.nouns.some(isTheirs)
        : item.kind === 'noun' && item.nouns.some(isTheirs),
    )
    return isNone && counts !== undefined && !isNamed
  })

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
