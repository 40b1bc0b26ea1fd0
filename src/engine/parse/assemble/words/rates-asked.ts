// "For each subdivision, sale-to-list ratio", "sale-to-list ratio this year and last year": a rate that every row has, asked of no
// row in particular, is the average of theirs. As a column it would want rows to stand beside, and nobody groups by it.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function ratesAsked(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const computes = of(placed, 'quantity').length + of(placed, 'total').length + of(placed, 'ratio').length > 0
  const isOfEach =
    of(placed, 'ask').some(({ item }) => item.how === 'each') ||
    of(placed, 'key').some(({ item }) => item.key.kind === 'noun')
  const thing = of(placed, 'noun').find(({ item }) => !item.weak)
  // "Rental yield: top 10 homes": what they are ranked by.
  const ranksThings = of(placed, 'rank').some(({ end }) => end === thing?.start)
  const isOfRows = isOfEach || ranksThings || namesRows(index, placed)
  // "Old Town vs Sea Oaks: units sold, volume, sale-to-list": two sides have no rows that it could stand beside.
  const isOfSides = of(placed, 'versus').length > 0
  if ((computes && !isOfSides) || isOfRows || of(placed, 'having').length > 0) return [...placed]
  const isRate = (attributes: readonly string[]) => {
    const [id, ...others] = attributes
    if (id === undefined || others.length > 0) return false
    const { kind, format } = index.attribute(id)
    return kind === 'number' && format === 'percent'
  }
  // "List sold homes with sale-to-list ratio": behind the things it is a column of theirs.
  const isFirst = (start: number) => thing === undefined || start < thing.start
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    const attributes = ofRow(item)
    if (!isRate(attributes) || !isFirst(one.start) || (item.kind === 'attribute' && item.plural)) return [one]
    const quantity = { kind: 'aggregate', fn: 'avg', attributes } as const
    const asked: Placed = { ...one, item: { kind: 'quantity', quantity, weak: false } }
    return item.kind === 'order' ? [asked, { ...one, item: { ...item, by: null } }] : [asked]
  })
}

const ofRow = (item: Item): readonly string[] => {
  if (item.kind === 'attribute') return item.attributes
  if (item.kind === 'order') return item.by ?? []
  return item.kind === 'key' && item.key.kind === 'attribute' ? item.key.attributes : []
}

/** "The sale-to-list ratio of 12 Oak Lane": that of one row. "Addresses, highest yield first": columns of rows. */
const namesRows = (index: ModelIndex, placed: readonly Placed[]): boolean =>
  of(placed, 'attribute').some(({ item }) =>
    item.attributes.every(id => /^(text|identifier)$/.test(index.attribute(id).kind)),
  ) ||
  of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'contains' ||
      (condition.kind === 'values' &&
        condition.options.flat().some(({ attribute }) => index.attribute(attribute).kind !== 'category')),
  )
