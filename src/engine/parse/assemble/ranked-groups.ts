// "Average price by brand, priciest five", "customers per state, top ten": behind the groups, a ranking is one of groups.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { isForEach } from './rank.ts'

export function rankedGroups(placed: readonly Placed[]): Placed[] {
  const key = of(placed, 'key').findLast(({ text }) => isForEach(text))
  if (key === undefined) return [...placed]
  const thingsFrom = (at: number) =>
    of(placed, 'noun').some(({ item, start }) => !item.weak && start >= at && start <= at + 1)
  // "For each state, which listing is the most expensive": one of them in each, and the groups all stay.
  const asked = (at: number) =>
    of(placed, 'ask').some(
      ({ item, end }) => item.how === 'which' && end > key.end && end <= at && thingsFrom(end),
    )
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'rank' || item.implied || one.start < key.end || thingsFrom(one.end)) return one
    if (asked(one.start)) return one
    const isMeasured = item.by !== null && !(item.by.kind === 'attribute' && item.by.one === true)
    // "Revenue by brand, most units first" says by what; "priciest" only points to the top.
    return isMeasured ? one : { ...one, item: { ...item, by: null, ofGroups: true } }
  })
}

/** "Rental yield: top 10 homes": what is named before the break is what they are ranked by. */
export function rankedByTopic(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank, ...others] = of(placed, 'rank')
  const numbers = of(placed, 'attribute').filter(({ item }) =>
    item.attributes.every(id => index.attribute(id).kind === 'number'),
  )
  const [topic] = numbers
  if (rank?.item.by !== null || rank.item.count === null || rank.afterBreak !== true) return [...placed]
  if (topic === undefined || numbers.length > 1 || others.length > 0 || topic.start > rank.start)
    return [...placed]
  if (of(placed, 'key').length + of(placed, 'quantity').length > 0) return [...placed]
  const by = { kind: 'attribute' as const, attributes: topic.item.attributes }
  return placed.map(one => (one === rank ? { ...one, item: { ...rank.item, by } } : one))
}

/** "Our biggest source of leads": by how many of them it has. */
export function rankedByRows(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank, ...others] = of(placed, 'rank')
  const group = of(placed, 'attribute').find(({ start }) => start === rank?.end)
  const rows = of(placed, 'noun').find(
    ({ item, start }) =>
      group !== undefined && !item.weak && item.plural && start <= group.end + 2 && start > group.end,
  )
  if (rank?.item.by !== null || others.length > 0 || group === undefined || rows === undefined)
    return [...placed]
  if (of(placed, 'quantity').length + of(placed, 'key').length > 0) return [...placed]
  const tables = new Set(rows.item.nouns.map(id => index.noun(id).table))
  const isTheirs = group.item.attributes.some(
    id => index.attribute(id).kind === 'category' && tables.has(index.attribute(id).table),
  )
  if (!isTheirs || !/^(biggest|largest|main|top|number one|smallest|strongest|best|weakest)$/.test(rank.text))
    return [...placed]
  const by = { kind: 'count' as const, nouns: rows.item.nouns }
  return placed.map(one => (one === rank ? { ...one, item: { ...rank.item, by } } : one))
}
