// "Which category does worst for refunds", "the best city for bookings": groups are ranked by how many such rows they have, and of
// what nobody wants the most is the worst.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, NounRef, Placed, QuantityRef } from '#engine/parse/item.ts'
import { isTimeRef } from '#engine/parse/key-ref.ts'
import { of } from '#engine/parse/assemble/items.ts'

type RankItem = Extract<Item, { kind: 'rank' }>

export function bestFor(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank, ...others] = of(placed, 'rank')
  const rows = of(placed, 'noun').find(
    ({ item, start }) => rank !== undefined && !item.weak && !item.none && item.plural && start >= rank.end,
  )
  if (rank === undefined || rows === undefined || others.length > 0) return [...placed]
  const isCounted = countsOthers(index, rank.item, rows.item.nouns)
  const isOpen =
    isCounted || (rank.item.by === null && rank.item.quality === true && rank.item.count === null)
  const isRows = rows.item.nouns.every(id => index.noun(id).key === undefined)
  const computes = (['quantity', 'having', 'ratio', 'average per'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (!isOpen || !isRows || computes || !ranksGroups(index, placed, rank, rows)) return [...placed]
  const { nouns } = rows.item
  const by: QuantityRef = isCounted ? { kind: 'count', nouns } : countOf(index, nouns)
  return placed.flatMap((one): Placed[] => {
    if (one === rank) return [{ ...one, item: { ...rank.item, by } }]
    return one === rows ? [] : [one]
  })
}

/** "The busiest month for cancellations": the word alone would count the rows of the business, and others are named. */
function countsOthers(index: ModelIndex, { by, implied, count }: RankItem, nouns: NounRef): boolean {
  const [id, ...more] = by?.kind === 'measure' ? by.measures : []
  if (!implied || count !== null || id === undefined || more.length > 0) return false
  const { value, noun } = index.measure(id)
  return value.kind === 'aggregate' && value.of.fn === 'count' && !nouns.includes(noun)
}

/** A group stands before the rows and right beside the ranking: "which city is best for", "the best city for". */
const ranksGroups = (index: ModelIndex, placed: readonly Placed[], rank: Placed, rows: Placed): boolean =>
  placed.some(
    ({ item, start, end }) =>
      ((item.kind === 'attribute' &&
        item.attributes.every(id => index.attribute(id).kind === 'category') &&
        !item.plural) ||
        (item.kind === 'key' && isTimeRef(item.key))) &&
      end < rows.start &&
      (end >= rank.start - 2 || start === rank.end),
  )

/** How many there are; a number that is better low has a name of its own. */
function countOf(index: ModelIndex, nouns: NounRef): QuantityRef {
  const unwanted = index.model.measures.find(
    ({ lowIsGood, value, noun, where }) =>
      lowIsGood === true &&
      value.kind === 'aggregate' &&
      value.of.fn === 'count' &&
      nouns.some(id => isSameRows(index, id, noun, where ?? [])),
  )
  return unwanted === undefined ? { kind: 'count', nouns } : { kind: 'measure', measures: [unwanted.id] }
}

/** Orders are no refunds, though both are rows of one table. */
function isSameRows(index: ModelIndex, id: string, counted: string, more: readonly unknown[]): boolean {
  const [one, other] = [index.noun(id), index.noun(counted)]
  return (
    one.table === other.table &&
    JSON.stringify(one.where ?? []) === JSON.stringify([...(other.where ?? []), ...more])
  )
}
