// "The five guests that spent the most, and how many stays did each have": the verb says what they are ranked by, and what is asked
// beside it only stands beside it.
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

export function rankedByVerb(placed: readonly Placed[]): Placed[] {
  const isOther = ({ item, start }: PlacedOf<'quantity'>, rank: Placed) => !item.weak && start >= rank.end
  return placed.map(one => {
    if (one.item.kind !== 'rank' || one.item.by !== null) return one
    const verb = verbBefore(placed, one)
    const beside = of(placed, 'quantity').some(other => isOther(other, one))
    return verb === null || !beside ? one : { ...one, item: { ...one.item, by: verb.item.quantity } }
  })
}

/** The verb of a measure that "the most" and "the least" stand right behind. */
export const verbBefore = (placed: readonly Placed[], rank: Placed): PlacedOf<'quantity'> | null =>
  /^(the )?(most|least)\b/.test(rank.text)
    ? (of(placed, 'quantity').find(
        ({ item, end }) => item.weak && end <= rank.start && end >= rank.start - 2,
      ) ?? null)
    : null
