// A number of the part beside the same number of the whole, and one over the other.
import type { Condition } from '#contract/terms.ts'
import { isTimeKey, type Column, type Keep, type Plan } from '#engine/plan.ts'
import { adds } from '#engine/parse/assemble/adds.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { QuantityColumn } from '#engine/parse/assemble/plan-columns.ts'
import { isLowest, mayHavePart } from '#engine/parse/assemble/words/share-groups.ts'
import { isShareInTime } from './share-in-time.ts'

export function ofPart(
  draft: Draft,
  plan: Plan,
  place: number,
  column: QuantityColumn,
  part: readonly Condition[],
): Plan | null {
  if (!plan.keys.every(one => mayHavePart(draft, one, column)) || !adds(draft.index, column.quantity))
    return null
  const whole = plan.where.filter(one => !part.some(other => other === one))
  const narrowed: Column = { ...column, where: [...column.where, ...part], label: 'part' }
  const columns: Column[] = [
    ...plan.columns.slice(0, place),
    narrowed,
    column,
    { kind: 'quotient', top: place, bottom: place + 1, percent: true, label: 'share pct' },
  ]
  const limits = plan.keys.length === 0 ? [] : of(draft.placed, 'part limit')
  return {
    ...plan,
    where: [...whole, ...leftOutOfWhole(draft, column, part)],
    columns,
    keep: [
      ...plan.keep.map(one => ({ ...one, column: place + 1 })),
      ...limits.map(({ item: { op, times } }): Keep => ({
        column: place,
        op,
        value: { kind: 'column', column: place + 1, times },
      })),
    ],
    order:
      plan.keys.length > 0 && !isShareInTime(draft) && !plan.keys.some(isTimeKey)
        ? [{ column: place + 2, descending: !isLowest(draft, part) }]
        : [],
  }
}

/** "What share of bookings was cancelled": of all that were made, though a booking is otherwise one that was not. */
function leftOutOfWhole(
  { index }: Draft,
  { quantity }: QuantityColumn,
  part: readonly Condition[],
): Condition[] {
  if (quantity.kind !== 'count') return []
  return (index.noun(quantity.noun).where ?? []).flatMap((own): Condition[] => {
    const excluded = own.kind === 'is' && own.not === true ? own.values : []
    const meant = part.some(
      one =>
        one.kind === 'is' &&
        one.attribute === own.attribute &&
        one.values.some(value => excluded.includes(value)),
    )
    return meant ? [{ kind: 'free', attribute: own.attribute }] : []
  })
}
