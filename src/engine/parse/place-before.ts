// "Customers in New York?", then "and what about California": the place that is named now takes the place of the city or the state before.
// With both, nobody was left.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from './item.ts'

export function withoutPlaceBefore(
  earlier: readonly Placed[],
  given: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] {
  const named = new Set(given.flatMap(({ item }) => placesIn(item, index)))
  if (named.size !== 1) return earlier
  return earlier.filter(({ item }) => {
    const before = placesIn(item, index)
    return before.length === 0 || before.some(id => named.has(id))
  })
}

/** Where they are said to be, by a city or by a state; not where they are not. */
function placesIn(item: Item, index: ModelIndex): string[] {
  if (item.kind !== 'condition' || item.condition.kind !== 'values' || item.condition.not) return []
  const named = item.condition.options.flat().map(({ attribute }) => attribute)
  const isPlace = named.every(
    id => index.model.places?.includes(id) === true && index.attribute(id).kind === 'category',
  )
  return isPlace ? [...new Set(named)] : []
}
