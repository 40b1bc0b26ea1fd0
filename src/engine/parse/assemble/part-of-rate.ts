// "Who's cancelling? Cancellation rate by type": a rate already speaks of what it is a rate of, and of all the rest too. What is counted
// beside it is of that part alone: where nothing says so, it would be of all.
import type { Condition } from '#contract/terms.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

export function withoutPartOfRate(draft: Draft, stated: readonly Condition[]): Condition[] {
  const refs = draft.quantities.map(({ ref }) => ref)
  const ranked = of(draft.placed, 'rank').flatMap(({ item }) => item.by ?? [])
  const own = new Set(
    [...refs, ...ranked].flatMap(ref =>
      ref.kind === 'measure' ? ref.measures.flatMap(id => attributesOfPart(draft, id)) : [],
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
  const isOfOneState = (where: readonly Condition[] = []) =>
    where.some(
      one => one.kind === 'is' && one.not !== true && 'attribute' in part && one.attribute === part.attribute,
    )
  if (ref.kind === 'count') return !ref.nouns.some(id => isOfOneState(index.noun(id).where))
  if (ref.kind !== 'measure') return false
  return ref.measures.every(id => {
    const { value, where } = index.measure(id)
    return value.kind === 'aggregate' && !isSaid(where)
  })
}

function attributesOfPart({ index }: Draft, id: string): string[] {
  const { value } = index.measure(id)
  return value.kind === 'ratio'
    ? (value.top.where ?? []).flatMap(one => ('attribute' in one ? [one.attribute] : []))
    : []
}
