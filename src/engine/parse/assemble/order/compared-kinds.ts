// "Compare the revenue of Boston and Denver customers": of the two cities. The customers say whose money it is, and nobody asks for each
// of them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function comparedKinds(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isCompared = of(placed, 'ask').some(({ item }) => item.how === 'compare')
  const isNumber = of(placed, 'quantity').some(({ item }) => item.quantity.kind !== 'count')
  const kinds = of(placed, 'condition').flatMap(({ item: { condition }, end }) =>
    condition.kind === 'values' && !condition.not && condition.options.length > 1
      ? [{ end, attribute: condition.options[0]?.[0]?.attribute ?? '' }]
      : [],
  )
  if (!isCompared || !isNumber || of(placed, 'key').length > 0) return [...placed]
  return placed.map((one): Placed => {
    const { item, start } = one
    if (item.kind !== 'noun' || item.weak || item.none) return one
    const isTold = kinds.some(
      ({ end, attribute }) =>
        end === start && item.nouns.some(id => index.noun(id).table === index.attribute(attribute).table),
    )
    return isTold ? { ...one, item: { ...item, scope: true } } : one
  })
}
