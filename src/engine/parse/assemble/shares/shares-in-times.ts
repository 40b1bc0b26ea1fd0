// "What share of revenue does each category make up this year, and what was its share last year": the share of each group among all of
// the one time, and of the other.
import type { Column, Plan } from '#engine/plan.ts'
import { adds } from '#engine/parse/assemble/adds.ts'
import { inPeriods, latestFirst, periodsOf } from '#engine/parse/assemble/change.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { firstQuantity, quantities } from '#engine/parse/assemble/plan-columns.ts'
import { holds } from '#engine/parse/assemble/time/one-stretch.ts'
import { partOf } from './share-part.ts'

/** Whatever else is asked of them is another table. */
const others = [
  'change',
  'part among',
  'part limit',
  'period against period',
  'running',
  'between',
  'rank',
] as const

export function sharesInTimes(draft: Draft, plan: Plan): Plan | null {
  const wish = of(draft.placed, 'ask').find(({ item }) => item.how === 'share')
  const periods = periodsOf(draft)
  const [one, other] = periods
  if (wish === undefined || one === undefined || other === undefined || periods.length !== 2) return null
  if (holds(one, other) || holds(other, one) || others.some(kind => of(draft.placed, kind).length > 0))
    return null
  const [key, ...more] = plan.keys
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  if (key?.kind !== 'attribute' || more.length > 0 || plan.limit !== null || plan.keep.length > 0) return null
  if (column?.kind !== 'quantity' || quantities(plan).length !== 1 || !adds(draft.index, column.quantity))
    return null
  if (partOf(draft, plan, wish.start).length > 0) return null
  const sides = inPeriods(draft, column, latestFirst(periods))
  if (sides === null) return null
  const shares = [place, place + 1].map((at): Column => ({ kind: 'share', of: at, within: 'all' }))
  return {
    ...plan,
    columns: [...plan.columns.slice(0, place), ...sides, ...shares],
    order: [{ column: place, descending: true }],
  }
}
