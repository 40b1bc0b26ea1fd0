// "Ten best people by lifetime value, with their city", "people with the most stays and their email": those who are ranked are the rows,
// however vaguely they are named; what is told of them makes no groups.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function rankedPeople(index: ModelIndex, given: readonly Placed[]): readonly Placed[] {
  const placed = rankedThing(given)
  const [rank] = of(placed, 'rank')
  if (rank === undefined || of(placed, 'key').length > 0) return placed
  const isPeople = (id: string) => index.noun(id).vague?.includes('people') === true
  const ranked = of(placed, 'noun').find(
    ({ item, start }) =>
      item.weak &&
      item.verb !== true &&
      !item.none &&
      item.plural &&
      item.nouns.every(isPeople) &&
      (start === rank.end || placed.every(other => other.start >= start)),
  )
  if (ranked === undefined || of(placed, 'noun').some(({ item }) => !item.weak)) return placed
  // "The city with the best people": the city is what is asked for.
  if (of(placed, 'attribute').some(({ start }) => start < ranked.start)) return placed
  return placed.map(one => (one === ranked ? { ...one, item: { ...ranked.item, weak: false } } : one))
}

/** "The least expensive thing for sale, area by area": what is ranked by its price is one of them. */
function rankedThing(placed: readonly Placed[]): readonly Placed[] {
  const [rank, ...others] = of(placed, 'rank')
  const isOfOne = rank?.item.by?.kind === 'attribute' && rank.item.by.one === true
  if (rank === undefined || others.length > 0 || !isOfOne || of(placed, 'key').length === 0) return placed
  return placed.map(one =>
    one.item.kind === 'noun' && one.item.weak && one.item.verb !== true && one.start === rank.end
      ? { ...one, item: { ...one.item, weak: false } }
      : one,
  )
}
