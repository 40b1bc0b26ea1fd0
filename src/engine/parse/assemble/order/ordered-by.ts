// What rows are put in order by, where a question only says "by" or names a measure that it shows nowhere else.
import type { Expr } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import type { OrderItem } from '#engine/parse/order-item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { rowsCountedBy } from './rows-counted.ts'

/** "Worst area first" goes by their number. */
export const isSorting = /^(sort|order|arrange)/

/** "Revenue by brand, sorted by brand": the groups by what they are called, and not by their number. */
function groupsByName(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const groups = new Set(
    of(placed, 'key').flatMap(({ item: { key } }) =>
      key.kind === 'attribute' ? key.attributes.filter(id => index.attribute(id).kind === 'category') : [],
    ),
  )
  return placed.map((one): Placed => {
    const { item } = one
    if (item.kind !== 'order' || item.descending || !isSorting.test(one.text)) return one
    if (!item.by?.some(id => groups.has(id))) return one
    return { ...one, item: { ...item, by: null, named: true } }
  })
}

/** "List expired listings by price": a price makes no groups, and nothing is counted. */
export function orderedBy(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = groupsByName(index, given)
  const computes = placed.some(
    ({ item }) =>
      item.kind === 'quantity' ||
      item.kind === 'rank' ||
      item.kind === 'having' ||
      (item.kind === 'ask' && item.how !== 'which'),
  )
  const listed = of(placed, 'noun').some(({ item }) => !item.weak && item.plural)
  if (computes || !listed || of(placed, 'key').length !== 1) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind !== 'key' || one.item.key.kind !== 'attribute') return [one]
    const { attributes } = one.item.key
    // "By price, priciest first": the order is said again, with its direction. "By source, biggest source first" goes by their number.
    const isNamed = attributes.some(id => index.attribute(id).kind === 'category')
    const isSaidAgain =
      !isNamed &&
      of(placed, 'order').some(
        ({ item, start }) => start >= one.end && item.by?.some(id => attributes.includes(id)),
      )
    if (isSaidAgain) return []
    const isScale = attributes.every(id =>
      ['money', 'price_per_sf', 'percent', 'ratio', 'days', 'date'].includes(index.attribute(id).format),
    )
    // "By rating descending": a way to go makes an order of any number.
    const isDirected =
      attributes.every(id => index.attribute(id).kind === 'number') &&
      of(placed, 'order').some(({ item, start }) => start === one.end && item.by === null)
    return isScale || isDirected
      ? [
          {
            ...one,
            item: {
              kind: 'order',
              by: attributes,
              measures: [],
              descending: attributes.every(id => isDifference(index, id)),
            },
          },
        ]
      : [one]
  })
}

/** "Homes by $ over ask": how far apart two prices are goes from the farthest; a price, or a number of days, from the lowest. */
function isDifference(index: ModelIndex, id: string): boolean {
  const { expr, format } = index.attribute(id)
  const isMinus = (one: Expr): boolean =>
    one.kind === 'combine' && (one.op === '-' || isMinus(one.left) || isMinus(one.right))
  return (format === 'money' || format === 'percent') && isMinus(expr)
}

/** "Rank brands by refund rate", "revenue by city, most bookings first": an order by what is not shown otherwise asks for it. */
export function sortedBy(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const said = new Set(
    placed.flatMap(({ item }) => {
      const ref =
        item.kind === 'quantity' || item.kind === 'having'
          ? item.quantity
          : item.kind === 'rank'
            ? item.by
            : null
      if (item.kind === 'noun' && !item.weak && !item.none) return item.nouns
      return ref?.kind === 'measure' ? ref.measures : ref?.kind === 'count' ? ref.nouns : []
    }),
  )
  return placed.flatMap((one): Placed[] => {
    const ref = one.item.kind === 'order' ? numberOf(index, one.item) : null
    if (ref === null || ref.names.some(id => said.has(id))) return [one]
    return [{ ...one, item: { kind: 'quantity', quantity: ref.quantity, weak: false } }, one]
  })
}

/** "Homes in Aspen, most booked first": a measure that only counts bookings is said where those are. */
function numberOf(
  index: ModelIndex,
  { measures, of: told }: OrderItem,
): { names: readonly string[]; quantity: QuantityRef } | null {
  if (measures.length > 0) return { names: measures, quantity: { kind: 'measure', measures } }
  if (told?.kind === 'count' && told.nouns.length > 0) return { names: told.nouns, quantity: told }
  return told?.kind === 'measure'
    ? { names: [...told.measures, ...rowsCountedBy(index, told.measures)], quantity: told }
    : null
}
