// "Who is arriving in December": a month without a year is the one to come where the question looks ahead and the rows may.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'

export function lookingAhead(index: ModelIndex, today: string, placed: readonly Placed[]): Placed[] {
  const dates = new Set(placed.flatMap(one => datesOf(index, one)))
  if (![...dates].some(id => mayLieAhead(index, id))) return [...placed]
  return placed.map(one => {
    if (one.item.kind !== 'period' || one.item.ahead !== true) return one
    const { otherwise } = one.item.period
    const isToCome = otherwise?.from !== undefined && otherwise.from > today
    return isToCome ? { ...one, item: { ...one.item, period: otherwise } } : one
  })
}

/** A date that the business also speaks of before it has come: upcoming stays. */
const mayLieAhead = ({ model }: ModelIndex, date: string): boolean =>
  model.segments.some(({ where }) =>
    where.some(one => one.kind === 'today' && one.attribute === date && one.op.startsWith('>')),
  )

/** By which dates the things of an item are counted. */
function datesOf(index: ModelIndex, { item }: Placed): readonly string[] {
  if (item.kind === 'period') return item.dates
  if (item.kind === 'noun') return item.nouns.flatMap(id => index.noun(id).date ?? [])
  return item.kind === 'quantity' ? ofQuantity(index, item.quantity) : []
}

function ofQuantity(index: ModelIndex, ref: QuantityRef): string[] {
  const nouns =
    ref.kind === 'measure'
      ? ref.measures.map(id => index.measure(id).noun)
      : ref.kind === 'count'
        ? ref.nouns
        : []
  return nouns.flatMap(id => index.noun(id).date ?? [])
}
