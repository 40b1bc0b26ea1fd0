// "Top 5 cities by nights from completed stays", "which areas have the highest asking price of active homes": the groups that are named
// first are ranked, by a number over the rows that are named behind it, and those rows are not listed.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

const settledOtherwise = ['key', 'quantity', 'having', 'ratio', 'of one'] as const

export function rankedHeads(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  if (settledOtherwise.some(kind => of(placed, kind).length > 0)) return [...placed]
  const head = headOf(index, placed)
  const by = head === undefined ? undefined : numberBehind(index, placed, head)
  // "Nights booked last month: top 3 cities" names no rows.
  const isOfRows =
    by?.isTopic === true ||
    of(placed, 'noun').some(
      ({ item, start }) => by !== undefined && start >= by.end && !item.weak && !item.none,
    )
  const [attribute] = by?.attributes ?? []
  if (head === undefined || by === undefined || attribute === undefined || !isOfRows) return [...placed]
  const fn = index.attribute(attribute).rollup === 'sum' ? 'sum' : 'avg'
  // "Which area has the highest asking price of active homes": that of one home, or their mean?
  if (fn === 'avg' && !head.item.plural) return [...placed]
  const ranked = by.one.item.kind === 'rank' ? by.one : rankBefore(placed, head)
  return placed
    .filter(one => one === ranked || one !== by.one)
    .map(one =>
      one === ranked && one.item.kind === 'rank'
        ? { ...one, item: { ...one.item, by: { kind: 'aggregate', fn, attributes: by.attributes } } }
        : one,
    )
}

const rankBefore = (placed: readonly Placed[], head: Placed): PlacedOf<'rank'> | undefined =>
  of(placed, 'rank').find(({ item, end }) => item.by === null && end === head.start)

/** "Top 5 cities", "which cities", "the state with …". */
function headOf(index: ModelIndex, placed: readonly Placed[]): PlacedOf<'attribute'> | undefined {
  const which = of(placed, 'ask').find(({ item }) => item.how === 'which' && item.relative !== true)
  // "City, guest and nights of the longest stay" names columns.
  const [alone, next] = placed
  const opens = next?.item.kind === 'rank' && next.afterAnd !== true && next.afterBreak !== true
  return of(placed, 'attribute').find(
    one =>
      one.item.attributes.every(id => index.attribute(id).kind === 'category') &&
      (rankBefore(placed, one) !== undefined || which?.end === one.start || (opens && one === alone)),
  )
}

interface RankedNumber {
  one: Placed
  attributes: readonly string[]
  end: number
  isTopic?: true
}

/** "… by nights", "… had the most nights", "…, nights". */
function numberBehind(
  index: ModelIndex,
  placed: readonly Placed[],
  head: PlacedOf<'attribute'>,
): RankedNumber | undefined {
  const isNumber = (ids: readonly string[]) => ids.every(id => index.attribute(id).kind === 'number')
  const rank = of(placed, 'rank').find(
    ({ item, start }) =>
      start >= head.end &&
      item.by?.kind === 'attribute' &&
      item.by.one !== true &&
      isNumber(item.by.attributes),
  )
  if (rank?.item.by?.kind === 'attribute')
    return { one: rank, attributes: rank.item.by.attributes, end: rank.end }
  const topic = of(placed, 'attribute').find(
    ({ item, start, afterBreak }) =>
      afterBreak === true && start >= head.end && start <= head.end + 1 && isNumber(item.attributes),
  )
  const ranked = rankBefore(placed, head)
  if (topic !== undefined && ranked !== undefined)
    return { one: topic, attributes: topic.item.attributes, end: topic.end }
  const [first] = placed
  if (first?.item.kind !== 'attribute' || ranked?.afterBreak !== true) return undefined
  const { attributes } = first.item
  return isNumber(attributes) ? { one: first, attributes, end: first.end, isTopic: true } : undefined
}
