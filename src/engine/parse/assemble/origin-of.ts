// "Where do our leads come from", "where do our best customers live": what tells people apart by where they are from.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

export function originOf(index: ModelIndex, placed: readonly Placed[]): Item {
  // "Where do most of our leads come from": they are named by what is ranked.
  const ranked = of(placed, 'rank').flatMap(({ item }) => (item.by?.kind === 'count' ? item.by.nouns : []))
  const named = of(placed, 'noun')
    .toSorted((a, b) => Number(a.item.weak) - Number(b.item.weak))
    .flatMap(({ item }) => item.nouns)
  const origins = [...named, ...ranked].flatMap(id => index.noun(id).origin ?? [])
  const [attribute] = origins
  if (attribute === undefined) throw new Unclear('where they come from')
  // "Where is our cheapest home": the place of one.
  const isOne = of(placed, 'rank').some(({ item }) => item.by?.kind === 'attribute')
  // "Where do our best customers live": of each of them, and no groups. "The top 5 cities where they live" are groups.
  const isBeside = of(placed, 'rank').some(
    ({ item, text }) => item.by === null && !/^(the )?(most|least|fewest)/.test(text),
  )
  if (isBeside && of(placed, 'attribute').some(({ item }) => item.attributes.includes(attribute)))
    throw new Unclear('where they come from')
  if (isOne || isBeside) return { kind: 'attribute', attributes: [attribute], plural: false, text: 'where' }
  return { kind: 'key', key: { kind: 'attribute', attributes: [attribute] } }
}
