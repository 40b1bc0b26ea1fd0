// "Revenue by month from customers with more than 5 orders", "average order value of products that were never refunded": a number of rows
// that belong to things, and a limit that tells which things. Taken for a limit on the months, it would leave out some of them.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { isLimit, limitsRowsOf, standsAtLimit } from './limited-rows.ts'
import type { SuchThings } from './narrowed-by-things.ts'
import { Unclear } from './unclear.ts'

const beside: ReadonlySet<Item['kind']> = new Set(['key', 'condition', 'period', 'order'])

export function ofSuchThings(index: ModelIndex, placed: readonly Placed[]): SuchThings | null {
  const limits = placed.filter(isLimit)
  const [limit, ...more] = limits
  const number = limit === undefined ? null : numberIn(placed, limit)
  if (limit === undefined || more.length > 0 || number === null) return null
  const [at, ...besides] = of(placed, 'noun').filter(
    one => one !== number && !one.item.weak && !one.item.none && one.start !== limit.end,
  )
  const [id, ...rivals] = at?.item.nouns ?? []
  if (at === undefined || id === undefined || besides.length + rivals.length > 0) return null
  const noun = index.noun(id)
  const isNumberOfThem = nounsCounted(number).includes(id)
  // "The average revenue of products": a mean of sums, of which each has one.
  const isMeanOfSums =
    number.item.kind === 'quantity' &&
    number.item.quantity.kind === 'measure' &&
    number.item.quantity.fn === 'avg'
  if (
    isMeanOfSums ||
    !at.item.plural ||
    number.start > at.start ||
    isNumberOfThem ||
    noun.where !== undefined
  )
    return null
  if (!index.has(`${noun.table}.${noun.key ?? 'id'}`) || !limitsRowsOf(index, noun, limit)) return null
  if (!standsAtLimit(placed, at, limit) || groupsThem(placed, noun.id)) return null
  const isBetween = (one: Placed) => one.start >= at.start && one.end <= limit.end
  const isTwice = (one: Placed) => one.item.kind === 'noun' && one.start === limit.end
  const isList = number.item.kind === 'noun' && of(placed, 'key').length === 0
  const isAsked = ({ item, start }: Placed) =>
    item.kind === 'ask' &&
    start < at.start &&
    (item.how === 'count' || item.how === 'how much' || (isList && item.how === 'which'))
  // "Pending orders from customers with ten or more orders, order number and amount": columns of the list.
  const isColumn = ({ item, start }: Placed) =>
    isList && start >= limit.end && (item.kind === 'attribute' || item.kind === 'total')
  // "How many orders came from customers with …", "bookings made by guests with …": it only leads to them.
  const isTimed = of(placed, 'period').length > 0
  const isLeading = ({ item, end }: Placed) =>
    end <= at.start && (item.kind === 'their home' || (item.kind === 'date' && !isTimed))
  const isKnown = (one: Placed) =>
    one === number ||
    isBetween(one) ||
    isTwice(one) ||
    isAsked(one) ||
    isColumn(one) ||
    isLeading(one) ||
    beside.has(one.item.kind)
  if (!placed.every(isKnown)) return null
  const isOfLimit = (one: Placed) => one.item.kind === 'period' && one.start >= limit.end
  const isBehind = ({ item, start }: Placed) =>
    start >= limit.end && (item.kind === 'period' || item.kind === 'condition')
  // "Of customers with more than 5 orders this year": those orders, or what is asked for, or both. "No orders this year" is plain.
  const isPlain = isOwnNumber(index, noun, number) || saysNone(limit)
  // "Revenue from customers with 10 or more orders this year", one number of both, is left as it is said.
  if (placed.some(one => isBehind(one) && isOfLimit(one)) && !isPlain && of(placed, 'key').length === 0)
    return null
  if (placed.some(one => isBehind(one) && !(isPlain && isOfLimit(one)) && !isOfThings(index, noun, one)))
    throw new Unclear('what is said of which rows')
  return {
    noun,
    listed: placed.filter(
      one => (isBetween(one) && one.item.kind !== 'ask') || isTwice(one) || isOfLimit(one),
    ),
    counted: placed.filter(one => !isBetween(one) && !isTwice(one) && !isOfLimit(one) && !isLeading(one)),
    isShare: false,
  }
}

/**
 * The only number asked for; with groups behind it, things or a number of theirs are one as well: "orders by month", "stock by brand".
 * Without groups, other things are listed.
 */
function numberIn(placed: readonly Placed[], limit: Placed): Placed | null {
  const [number, ...others] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  if (number !== undefined) return others.length === 0 ? number : null
  const [key] = of(placed, 'key')
  const first = placed.find(({ item }) => item.kind !== 'condition' && item.kind !== 'ask')
  const isNoun = first?.item.kind === 'noun' && first.item.plural && !first.item.none && !first.item.weak
  if (first === undefined || !(isNoun || first.item.kind === 'attribute')) return null
  if (key === undefined) return isNoun ? first : null
  return key.start >= first.end && key.end <= limit.start ? first : null
}

const saysNone = ({ item }: Placed): boolean =>
  item.kind === 'noun' ||
  (item.kind === 'having' && item.op === '=' && item.than.kind === 'number' && item.than.value === 0)

/** "In Aspen": of homes, wherever it stands. */
const isOfThings = (index: ModelIndex, { table, key }: Noun, { item }: Placed): boolean =>
  key === undefined &&
  item.kind === 'condition' &&
  item.condition.kind === 'values' &&
  item.condition.options.flat().every(({ attribute }) => index.attribute(attribute).table === table)

/** The price or the stock of the things: no time of theirs can be meant. */
function isOwnNumber(index: ModelIndex, { table }: Noun, { item }: Placed): boolean {
  const ids =
    item.kind === 'attribute'
      ? item.attributes
      : item.kind === 'quantity' && item.quantity.kind === 'aggregate'
        ? item.quantity.attributes
        : []
  return ids.length > 0 && ids.every(id => index.attribute(id).table === table)
}

const nounsCounted = ({ item }: Placed): readonly string[] => {
  if (item.kind === 'noun') return item.nouns
  return item.kind === 'quantity' && item.quantity.kind === 'count' ? item.quantity.nouns : []
}

/** "Revenue by product for products with more than 50 orders": each of them has a row, which the limit leaves or not. */
const groupsThem = (placed: readonly Placed[], noun: string): boolean =>
  of(placed, 'key').some(({ item: { key } }) => key.kind === 'noun' && key.nouns.includes(noun))
