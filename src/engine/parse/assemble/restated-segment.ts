// "Guests who came back, i.e. booked twice or more": a limit that only says again what the word before it means. Kept, it would ask
// for more than the word does.
import type { Comparator } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function restatedSegment(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const meant = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'segment' && !condition.not
      ? condition.segments.flatMap(id => index.segment(id).count ?? [])
      : [],
  )
  const isSaidAgain = ({ item }: Placed): boolean => {
    if (item.kind !== 'having' || item.quantity.kind !== 'count' || item.than.kind !== 'number') return false
    const tables = new Set(item.quantity.nouns.map(id => index.noun(id).table))
    const least = leastOf(item.op, item.than.value)
    return meant.some(
      ({ of: noun, op, value }) => tables.has(index.noun(noun).table) && least === leastOf(op, value),
    )
  }
  return placed.filter(one => !isSaidAgain(one) && !isImplied(index, placed, one))
}

/** "Expired or were withdrawn without selling": what is in another state is not in that one. */
function isImplied(index: ModelIndex, placed: readonly Placed[], { item, start }: Placed): boolean {
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return false
  const [denied, ...more] = item.condition.segments.flatMap(id => index.segment(id).where)
  if (denied?.kind !== 'is' || denied.not !== true || more.length > 0) return false
  return of(placed, 'condition').some(
    ({ item: { condition }, end }) =>
      end <= start &&
      condition.kind === 'values' &&
      !condition.not &&
      condition.options
        .flat()
        .every(({ attribute, value }) => attribute === denied.attribute && !denied.values.includes(value)),
  )
}

/** Of whole numbers, more than one is at least two. Another limit than a lowest one is never the same. */
const leastOf = (op: Comparator, value: number): number =>
  op === '>=' ? value : op === '>' ? value + 1 : Number.NaN
