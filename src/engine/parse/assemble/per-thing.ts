// "Revenue per home by city": what a city makes, over the homes it has. Each home by its only city would be a list of homes.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { measureAdds } from './adds.ts'
import { of } from './items.ts'

export function perThing(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const keys = of(placed, 'key')
  const [thing, ...others] = keys.flatMap(one =>
    one.item.key.kind === 'noun' ? [{ one, key: one.item.key }] : [],
  )
  const groups = keys.flatMap(({ item }) => (item.key.kind === 'attribute' ? item.key.attributes : []))
  const wanted = onlyWish(placed)
  if (thing === undefined || wanted === null || others.length > 0) return [...placed]
  const { quantity } = wanted
  const tables = new Set(thing.key.nouns.map(id => index.noun(id).table))
  const ownGroup = groups.length > 0 && groups.every(id => tables.has(index.attribute(id).table))
  const isSum =
    quantity.kind === 'count' ||
    (quantity.kind === 'measure' && quantity.measures.every(id => measureAdds(index, id)))
  if (!ownGroup || !isSum || of(placed, 'rank').some(({ item }) => item.count !== null)) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === thing.one) return []
    if (one !== wanted.one) return [one]
    return [
      {
        ...one,
        item: {
          kind: 'ratio',
          top: quantity,
          bottom: { kind: 'count', nouns: thing.key.nouns },
          percent: false,
        },
      },
    ]
  })
}

/** The one thing that is wanted of each: a quantity, or things that are counted. */
function onlyWish(placed: readonly Placed[]): { one: Placed; quantity: QuantityRef } | null {
  const quantities = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const nouns = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const [quantity] = quantities
  const [noun] = nouns
  if (quantity !== undefined)
    return quantities.length === 1 ? { one: quantity, quantity: quantity.item.quantity } : null
  if (noun === undefined || nouns.length !== 1 || !noun.item.plural) return null
  return { one: noun, quantity: { kind: 'count', nouns: noun.item.nouns } }
}
