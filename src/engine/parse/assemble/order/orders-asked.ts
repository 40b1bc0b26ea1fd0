// In which order: by what is asked for, or else by what ranks.
import type { Column, Key, Order, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import { isBetterLowIn } from '#engine/parse/assemble/better-low.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'
import type { Rank } from '#engine/parse/assemble/rank.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { lastLimited } from './order-of-limits.ts'
import { rowsCountedBy } from './rows-counted.ts'
import { isOfRows } from './order-of-rows.ts'

/** The orders that are asked for; a direction that stands alone is that of the column named before it: "by price, high to low". */
export function ordersIn({ placed }: Draft): ItemOf<'order'>[] {
  const orders: ItemOf<'order'>[] = []
  for (const { item } of of(placed, 'order')) {
    const before = orders.at(-1)
    const isAlone =
      item.by === null && item.of === undefined && item.measures.length === 0 && !item.dated && !item.named
    if (isAlone && before !== undefined)
      orders[orders.length - 1] = { ...before, descending: item.descending, quality: item.quality === true }
    else orders.push(item)
  }
  return orders
}

export function orderOf(
  draft: Draft,
  columns: readonly Column[],
  keys: readonly Key[],
  rank: Rank | null,
  ranked: number | null,
): Order[] {
  if (keys.length === 0) return []
  const first = columns.findIndex(one => one.kind === 'quantity')
  const orders = ordersIn(draft)
  // Groups stand in the order of their names where no number ranks them.
  if (orders.length > 0 && orders.every(({ named, ofKeys }) => named === true || ofKeys === true)) return []
  const asked = orders
    .filter(item => item.named !== true)
    .flatMap((item): Order[] => {
      const { of: told } = item
      const same =
        told === undefined
          ? -1
          : columns.findIndex(one => one.kind === 'quantity' && isSaid(draft.index, one.quantity, told))
      const likely = columns.findIndex(one => {
        if (one.kind === 'attribute') return item.by?.includes(one.attribute) ?? false
        if (one.kind !== 'quantity') return false
        if (one.quantity.kind === 'measure' && item.measures.includes(one.quantity.measure)) return true
        return one.quantity.kind === 'aggregate' && (item.by?.includes(one.quantity.attribute) ?? false)
      })
      if (same < 0 && told?.kind === 'count' && told.nouns.length === 0) throw new Unclear('an order')
      const named = same >= 0 ? same : likely
      // "Products by category, newest first": an order by what no group has.
      if (named < 0 && isOfRows(draft, item, columns[first]))
        throw new Unclear('what the groups are put in order by')
      const limited = item.quality === true ? judgedBy(draft, columns, first) : lastLimited(draft, columns)
      // "By volume desc": the direction of what it stands behind.
      const ofRank = rank !== null && rank.by !== null && isBehindRank(draft, item) ? ranked : null
      const unnamed = limited >= 0 ? limited : (ofRank ?? first)
      const place = named >= 0 ? named : unnamed
      const column = columns[place]
      if (item.quality === true && named < 0 && areJudgedOtherwise(draft, columns))
        throw new Unclear('which of them is judged')
      const turned =
        item.quality === true &&
        column?.kind === 'quantity' &&
        isBetterLowIn(draft.index, draft.placed, column.quantity)
      return place < 0 ? [] : [{ column: place, descending: item.descending !== turned }]
    })
  if (asked.length > 0) return asked
  if (rank !== null && (ranked ?? first) >= 0) return [{ column: ranked ?? first, descending: rank.high }]
  const inTime = keys.some(({ kind }) =>
    ['time', 'weekday', 'month of year', 'hour', 'step', 'bands'].includes(kind),
  )
  return inTime || first < 0 || areEndsByNumber(draft, columns, keys)
    ? []
    : [{ column: first, descending: true }]
}

/** "Min, max and average price by bedrooms": by none of the three, and a number has an order of its own. */
function areEndsByNumber(
  { index }: Draft,
  columns: readonly Column[],
  [key, ...others]: readonly Key[],
): boolean {
  const fns = new Set(
    columns.flatMap(one =>
      one.kind === 'quantity' && one.quantity.kind === 'aggregate' ? [one.quantity.fn] : [],
    ),
  )
  const isNumber = key?.kind === 'attribute' && index.attribute(key.attribute).kind === 'number'
  return isNumber && others.length === 0 && fns.has('min') && fns.has('max')
}

const isBehindRank = ({ placed }: Draft, item: ItemOf<'order'>): boolean =>
  of(placed, 'order').some(
    order => order.item === item && of(placed, 'rank').some(({ end }) => end === order.start),
  )

/** "Average ask and average sold, sorted by average sold": the number that was said, and not the first one. */
function isSaid(index: ModelIndex, quantity: Quantity, said: QuantityRef): boolean {
  // "Most booked first", of bookings: a measure that only counts them has the same number.
  const ofRows =
    said.kind === 'measure' && quantity.kind === 'count' ? rowsCountedBy(index, said.measures) : []
  if (quantity.kind === 'count' && ofRows.includes(quantity.noun)) return true
  if (said.kind === 'count')
    return quantity.kind === 'count' && (said.nouns.length === 0 || said.nouns.includes(quantity.noun))
  if (said.kind === 'measure') return quantity.kind === 'measure' && said.measures.includes(quantity.measure)
  return (
    said.kind === 'aggregate' &&
    quantity.kind === 'aggregate' &&
    said.fn === quantity.fn &&
    (said.attributes.length === 0 || said.attributes.includes(quantity.attribute))
  )
}

/** "Bookings and cancellation rate by city, worst first": the fewest of the one, the most of the other. */
function areJudgedOtherwise({ index, placed }: Draft, columns: readonly Column[]): boolean {
  const numbers = columns.flatMap(one => (one.kind === 'quantity' ? [one.quantity] : []))
  return new Set(numbers.map(one => isBetterLowIn(index, placed, one))).size > 1
}

/** "States with 30 customers or more whose average order beats $100, best first": so many make them count, the other number is judged. */
function judgedBy(draft: Draft, columns: readonly Column[], first: number): number {
  const isCount = (one: Column | undefined) => one?.kind === 'quantity' && one.quantity.kind === 'count'
  const others = columns.flatMap((one, at) => (one.kind === 'quantity' && !isCount(one) ? [at] : []))
  const isLimited = of(draft.placed, 'having').length > 1
  return isLimited && isCount(columns[first]) && others.length === 1 ? (others[0] ?? first) : first
}
