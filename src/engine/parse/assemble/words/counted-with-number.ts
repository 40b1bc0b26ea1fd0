// "Revenue and orders this year", "bookings and revenue in Aspen": rows that are named beside a number of theirs are counted;
// otherwise they would only say whose number it is, and be lost.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { saysSame } from '#engine/parse/assemble/says-same.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function countedWithNumber(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const others = (['rank', 'having', 'averaged', 'of those'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (others || of(placed, 'ask').some(({ text }) => text !== 'what')) return placed
  const numbers = of(placed, 'quantity')
  const rows = of(placed, 'noun').find(
    noun =>
      isPlain(noun) && numbers.some(number => isOf(index, noun, number) && areJoined(placed, noun, number)),
  )
  if (rows === undefined) return placed
  // "Pending orders and revenue": that of pending ones only, or all of it? "Completed orders and revenue": it is theirs anyway.
  const isFirst = numbers.every(({ start }) => start > rows.start)
  const states = placed.filter(one => one.end === rows.start && isState(one))
  if (isFirst && states.some(one => !numbers.every(number => isOfSame(index, one, number))))
    throw new Unclear('which of the two numbers is meant')
  const quantity = { kind: 'count' as const, nouns: rows.item.nouns }
  return placed.map(one =>
    one === rows ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one,
  )
}

const isPlain = ({ item }: PlacedOf<'noun'>): boolean =>
  item.plural && !item.weak && !item.none && item.agent !== true

/** The number counts only such rows, whether or not they are named. */
const isOfSame = (index: ModelIndex, { item: state }: Placed, { item }: PlacedOf<'quantity'>): boolean =>
  state.kind === 'condition' &&
  item.quantity.kind === 'measure' &&
  item.quantity.measures.every(id => index.measure(id).where?.some(rule => saysSame(rule, state.condition)))

const isState = ({ item }: Placed): boolean =>
  item.kind === 'condition' &&
  (item.condition.kind === 'segment' ||
    item.condition.kind === 'flag' ||
    (item.condition.kind === 'values' &&
      item.condition.options.flat().some(({ attribute }) => attribute.endsWith('.status'))))

const isScope = (one: Placed): boolean =>
  one.item.kind === 'period' || (one.item.kind === 'condition' && !isState(one))

/** Side by side behind "and" or a comma, with no more between than what describes the second. */
function areJoined(placed: readonly Placed[], noun: Placed, number: Placed): boolean {
  const [first, second] = noun.start < number.start ? [noun, number] : [number, noun]
  const between = placed.filter(({ start }) => start >= first.end && start < second.start)
  const next = between[0] ?? second
  // "Bookings in Aspen this year and revenue": where and when they are of stands behind the first.
  const isOfBoth =
    first === noun &&
    second.afterAnd === true &&
    between.length > 0 &&
    between.every(
      (one, at) =>
        one.afterAnd !== true &&
        one.afterBreak !== true &&
        (isScope(one) || (at > 0 && one.item.kind === 'noun')),
    )
  if (isOfBoth) return true
  return (
    (next.afterAnd === true || next.afterBreak === true) &&
    next.start === first.end + 1 &&
    between.every(({ item, end }) => item.kind === 'condition' && end === second.start)
  )
}

const isOf = (index: ModelIndex, noun: PlacedOf<'noun'>, number: PlacedOf<'quantity'>): boolean => {
  const { quantity, weak } = number.item
  // "Average price and sales": how many there are. "Average rate, 4 bedroom homes" says of which it is.
  const isMean =
    quantity.kind === 'aggregate' &&
    quantity.fn !== 'sum' &&
    noun.start > number.start &&
    noun.afterAnd === true
  if (weak || (quantity.kind !== 'measure' && !isMean)) return false
  const tables = new Set(
    quantity.kind === 'measure'
      ? quantity.measures.map(id => index.noun(index.measure(id).noun).table)
      : quantity.attributes.map(id => index.attribute(id).table),
  )
  return noun.item.nouns.every(
    id => (isMean || index.noun(id).key === undefined) && tables.has(index.noun(id).table),
  )
}
