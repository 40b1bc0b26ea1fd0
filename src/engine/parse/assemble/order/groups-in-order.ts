// "Areas ranked by price per square foot", "brands by rating, best first": of each group the mean of what its rows have, in order.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const scales: ReadonlySet<string> = new Set(['money', 'price_per_sf', 'percent', 'ratio', 'days', 'number'])

export function groupsInOrder(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = countedInOrder(index, given)
  const [group, ...others] = of(placed, 'attribute')
  const table = group?.item.plural === true ? tableOfGroup(index, group.item.attributes) : null
  const computes = (['quantity', 'rank', 'having', 'versus', 'change'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const names = of(placed, 'noun').some(({ item }) => !item.weak)
  const asks = of(placed, 'ask').some(({ item }) => item.how !== 'which')
  if (group === undefined || table === null || others.length > 0 || computes || names || asks)
    return [...placed]
  const scaleOf = (ids: readonly string[]) =>
    ids.filter(id => index.attribute(id).table === table && isScale(index, id))
  const by = placed.find(
    ({ item }) =>
      (item.kind === 'order' && scaleOf(item.by ?? []).length > 0) ||
      (item.kind === 'key' && item.key.kind === 'attribute' && scaleOf(item.key.attributes).length > 0),
  )
  if (by === undefined || of(placed, 'key').some(one => one !== by)) return [...placed]
  const isRanked = /^(rank|by )/.test(by.text) && !/\b(low|asc|least|worst|small|up)/.test(by.text)
  const isOrdered = of(placed, 'order').length > 0
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    if (one === group)
      return [
        { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes: group.item.attributes } } },
      ]
    if (one !== by) return [one]
    const named =
      item.kind === 'order'
        ? item.by
        : item.kind === 'key' && item.key.kind === 'attribute'
          ? item.key.attributes
          : []
    const mean: Placed = {
      ...one,
      item: {
        kind: 'quantity',
        quantity: { kind: 'aggregate', fn: 'avg', attributes: scaleOf(named ?? []) },
        weak: false,
      },
    }
    // "Rank the areas by price": from the top, unless another order is told.
    const descending =
      item.kind === 'order' && (item.descending || (isRanked && of(placed, 'order').length === 1))
    if (item.kind === 'order') return [mean, { ...one, item: { ...item, by: null, descending } }]
    return isOrdered
      ? [mean]
      : [mean, { ...one, item: { kind: 'order', by: null, measures: [], descending: true } }]
  })
}

/** "Active homes by area, cheapest first": beside their number the mean of what puts them in order. */
function countedInOrder(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [order, ...orders] = of(placed, 'order')
  const [key, ...keys] = of(placed, 'key')
  const [thing, ...things] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const computes = (['quantity', 'rank', 'having', 'versus', 'change', 'attribute'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const asks = of(placed, 'ask').some(({ item }) => item.how !== 'which')
  const isOne = orders.length + keys.length + things.length === 0
  if (order === undefined || key === undefined || thing === undefined || !isOne || computes || asks)
    return [...placed]
  const table = index.noun(thing.item.nouns[0] ?? '').table
  const by = (order.item.by ?? []).filter(id => index.attribute(id).table === table && isScale(index, id))
  if (key.item.key.kind !== 'attribute' || by.length === 0) return [...placed]
  const numbers: Extract<Item, { kind: 'quantity' }>[] = [
    { kind: 'quantity', quantity: { kind: 'count', nouns: thing.item.nouns }, weak: false },
    { kind: 'quantity', quantity: { kind: 'aggregate', fn: 'avg', attributes: by }, weak: false },
  ]
  return placed.flatMap((one): Placed[] =>
    one.item === order.item ? [...numbers.map(item => ({ ...one, item })), one] : [one],
  )
}

/** The table of what makes groups: a city, a brand. */
const tableOfGroup = (index: ModelIndex, ids: readonly string[]): string | null => {
  const first = ids.map(id => index.attribute(id)).find(({ kind }) => kind === 'category')
  return first?.table ?? null
}

const isScale = (index: ModelIndex, id: string): boolean => {
  const { kind, format, rollup } = index.attribute(id)
  return kind === 'number' && rollup === 'avg' && scales.has(format)
}
