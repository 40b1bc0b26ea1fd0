// "Average price by brand, priciest five", "customers per state, top ten": behind the groups, a ranking is one of groups.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { isForEach } from '#engine/parse/assemble/rank.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

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
  // "In each city, the two homes that are cheapest": some of them as well. The largest groups have the most of them.
  const things = (rank: Placed) =>
    of(placed, 'quantity').length > 0 || of(placed, 'attribute').some(({ start }) => start < rank.start)
      ? []
      : of(placed, 'noun').filter(
          ({ item, end }) =>
            !item.weak && !item.none && end < rank.start && !(item.plural && isOfSize.test(rank.text)),
        )
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'rank' || item.implied || one.start < key.end || thingsFrom(one.end)) return one
    const isMeasured = item.by !== null && !(item.by.kind === 'attribute' && item.by.one === true)
    const ranked = item.by === null ? [] : things(one)
    if (asked(one.start) || ranked.some(({ item: { plural }, start }) => !plural || start >= key.end))
      return one
    // "Homes by area, cheapest first": the homes of each, or the areas?
    if (ranked.length > 0 && !isMeasured) throw new Unclear('what comes first')
    // "Revenue by brand, most units first" says by what; "priciest" only points to the top.
    return isMeasured ? one : { ...one, item: { ...item, by: null, ofGroups: true } }
  })
}

const isOfSize =
  /^(?!most expensive|least expensive)(biggest|largest|smallest|tiniest|highest|lowest|most|least|fewest|top|best|worst|main)\b/

/** "Compare this year and last year by revenue", "Aspen vs Napa by revenue": both of two have it, and nothing is ranked. */
export function comparedBy(placed: readonly Placed[]): Placed[] {
  const compares =
    of(placed, 'ask').some(({ item }) => item.how === 'compare') || of(placed, 'versus').length > 0
  const things = of(placed, 'noun').length + of(placed, 'attribute').length + of(placed, 'key').length
  if (!compares || things > 0) return [...placed]
  return placed.map(one => {
    const by = one.item.kind === 'rank' && one.text.startsWith('by ') ? one.item.by : null
    return by === null || by.kind === 'attribute'
      ? one
      : { ...one, item: { kind: 'quantity', quantity: by, weak: false } }
  })
}

/**
 * "Rental yield: top 10 homes", "stock value = price x stock. Top 5 products", "price per bedroom - the 5 homes with the lowest
 * figure": what is named before the break is what they are ranked by.
 */
export function rankedByTopic(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank, ...others] = of(placed, 'rank')
  const numbers = of(placed, 'attribute').filter(({ item }) =>
    item.attributes.every(id => index.attribute(id).kind === 'number'),
  )
  const [topic] = numbers
  if (rank?.item.by !== null || topic === undefined || others.length > 0) return [...placed]
  const isParted = ({ afterBreak, afterStop }: Placed) => afterBreak === true || afterStop === true
  const isOfTopic = rank.item.count === null ? measures.test(rank.text) : isParted(rank)
  const isBehind = placed.some(one => one.start >= topic.end && one.start <= rank.start && isParted(one))
  if (!isOfTopic || !isBehind || of(placed, 'key').length + of(placed, 'quantity').length > 0)
    return [...placed]
  // "Gross yield. Top 5 with address and yield" names one number twice.
  const areOne = numbers.every(({ item }) => String(item.attributes) === String(topic.item.attributes))
  // "Price and bedrooms - the 5 homes with the lowest figure": of which, nothing says.
  if (!areOne && measures.test(rank.text)) throw new Unclear('what is ranked')
  if (!areOne) return [...placed]
  const by = { kind: 'attribute' as const, attributes: topic.item.attributes }
  return placed.map(one => (one === rank ? { ...one, item: { ...rank.item, by } } : one))
}

const measures = /^(highest|lowest)$/

/** "Our biggest source of leads", "top three cities for bookings": by how many of them it has. */
export function rankedByRows(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank, ...others] = of(placed, 'rank')
  const group = [...of(placed, 'attribute'), ...of(placed, 'noun')].find(({ start }) => start === rank?.end)
  const rows = of(placed, 'noun').find(
    ({ item, start }) =>
      group !== undefined && !item.weak && item.plural && start <= group.end + 2 && start > group.end,
  )
  if (rank?.item.by !== null || others.length > 0 || group === undefined || rows === undefined)
    return [...placed]
  if (of(placed, 'quantity').length + of(placed, 'key').length > 0) return [...placed]
  const isWord = /^(biggest|largest|main|top|number one|smallest|strongest|best|weakest|worst)$/.test(
    rank.text,
  )
  // Nothing narrows those who are counted: "for customers in Texas" says whose best they are.
  const isPlain = placed.every(
    ({ item, start }) => start <= rows.start || item.kind === 'period' || item.kind === 'ask',
  )
  const isCounted = isPlain && (isWord || rank.item.count !== null) && !areSame(index, group, rows)
  if (!(isWord && areTheirs(index, group, rows)) && !isCounted) return [...placed]
  const by = { kind: 'count' as const, nouns: rows.item.nouns }
  return placed.map(one => (one === rank ? { ...one, item: { ...rank.item, by } } : one))
}

const tablesOf = (index: ModelIndex, { item }: PlacedOf<'noun'>): Set<string> =>
  new Set(item.nouns.map(id => index.noun(id).table))

const areTheirs = (
  index: ModelIndex,
  { item }: PlacedOf<'attribute'> | PlacedOf<'noun'>,
  rows: PlacedOf<'noun'>,
): boolean =>
  item.kind === 'attribute' &&
  item.attributes.some(
    id => index.attribute(id).kind === 'category' && tablesOf(index, rows).has(index.attribute(id).table),
  )

/** "Top homes, listings of this year": other words for the same things. */
const areSame = (
  index: ModelIndex,
  group: PlacedOf<'attribute'> | PlacedOf<'noun'>,
  rows: PlacedOf<'noun'>,
): boolean => {
  const { item } = group
  return item.kind === 'noun' && item.nouns.some(id => tablesOf(index, rows).has(index.noun(id).table))
}
