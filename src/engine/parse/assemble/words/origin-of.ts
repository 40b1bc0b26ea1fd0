// "Where do our leads come from", "where do our best customers live": what tells people apart by where they are from.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

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

/** "Where do most of the owners who want to list with us come from": people who are named only by what they want. */
export function namedByWish(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  if (of(placed, 'origin').length === 0 || of(placed, 'noun').length + of(placed, 'quantity').length > 0)
    return [...placed]
  const wish = of(placed, 'condition').find(
    ({ item: { condition } }) => condition.kind === 'values' && !condition.not,
  )
  const options = wish?.item.condition.kind === 'values' ? wish.item.condition.options.flat() : []
  const tables = new Set(options.map(({ attribute }) => index.attribute(attribute).table))
  const people = index.model.nouns.find(
    ({ table, origin, where }) => tables.has(table) && origin !== undefined && where === undefined,
  )
  if (wish === undefined || people === undefined) return [...placed]
  const nouns = [people.id]
  const rows: Item = { kind: 'noun', nouns, plural: true, none: false, weak: false }
  return placed.flatMap((one): Placed[] => {
    if (one === wish) return [one, { ...one, start: one.end, item: rows }]
    // "Who want to list" ties a clause to them.
    if (one.item.kind === 'ask' && one.text === 'who') return []
    const isMost =
      one.item.kind === 'rank' && one.item.by === null && /^(the )?(most|least|fewest)/.test(one.text)
    return one.item.kind === 'rank' && isMost
      ? [{ ...one, item: { ...one.item, by: { kind: 'count', nouns } } }]
      : [one]
  })
}
