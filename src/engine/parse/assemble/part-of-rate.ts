// "Who's cancelling? Cancellation rate by type": a rate already speaks of what it is a rate of, and of all the rest too. What is counted
// beside it is of that part alone: where nothing says so, it would be of all.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

export function withoutPartOfRate(draft: Draft, stated: readonly Condition[]): Condition[] {
  const refs = draft.quantities.map(({ ref }) => ref)
  const ranked = of(draft.placed, 'rank').flatMap(({ item }) => item.by ?? [])
  const own = new Set(
    [...refs, ...ranked].flatMap(ref =>
      ref.kind === 'measure' ? ref.measures.flatMap(id => attributesOfPart(draft.index, id)) : [],
    ),
  )
  const isPart = (one: Condition) => 'attribute' in one && own.has(one.attribute)
  const parts = stated.filter(isPart)
  if (parts.some(part => refs.some(ref => isWithout(draft, ref, part))))
    throw new Unclear('each of the numbers')
  return stated.filter(one => !isPart(one))
}

/** "How many units were refunded and the refund rate": the units of all orders are another number. */
function isWithout({ index }: Draft, ref: QuantityRef, part: Condition): boolean {
  const isSaid = (where: readonly Condition[] = []) =>
    where.some(one => JSON.stringify(one) === JSON.stringify(part))
  // Views are counted beside what inquiries are of them.
  if (ref.kind === 'count')
    return !('attribute' in part && ref.nouns.some(id => isOfOneState(index, id, part.attribute)))
  if (ref.kind !== 'measure') return false
  return ref.measures.every(id => {
    const { value, where } = index.measure(id)
    return value.kind === 'aggregate' && !isSaid(where)
  })
}

/** The attributes by which a rate tells its part from its whole. */
export function attributesOfPart(index: ModelIndex, measure: string): string[] {
  const { value } = index.measure(measure)
  return value.kind === 'ratio'
    ? (value.top.where ?? []).flatMap(one => ('attribute' in one ? [one.attribute] : []))
    : []
}

/** Refunds and views are rows of one state, whatever is said beside them. */
export const isOfOneState = (index: ModelIndex, noun: string, attribute: string): boolean =>
  (index.noun(noun).where ?? []).some(
    one => one.kind === 'is' && one.not !== true && one.attribute === attribute,
  )
