// "Same but for units", "the same with bookings": the question before, asked of another number.
import { of } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'

/** How many rows of a number are put together: added up, or as a mean; null for what is none. */
export type Rollup = (attribute: string) => 'sum' | 'avg' | null

const opening = /^((and|ok|okay|now|then|so|do|show|give me|um|uh|,) )*(the |that )?same\b/

export const isSameAgain = (text: string): boolean => opening.test(text)

/** "Revenue instead", "use nights instead of revenue": another number, and all else as before. */
export const isOtherNumber = (given: readonly Placed[], text: string): boolean =>
  /\binstead\b/.test(text) &&
  given.filter(({ item }) => item.kind !== 'ask').length === 1 &&
  given.every(({ item: { kind } }) => ['ask', 'quantity', 'noun', 'attribute'].includes(kind))

/** A thing that is named alone is counted where a number was asked for, and what adds up is added up: "same with bookings". */
export function asNumbers(before: readonly Placed[], given: readonly Placed[], rollup: Rollup): Placed[] {
  const computed =
    of(before, 'quantity').length > 0 ||
    of(before, 'rank').some(({ item }) => item.by !== null && item.by.kind !== 'attribute')
  // "Add each one's share of total revenue": the part of it, and not the whole.
  if (of(given, 'ask').some(({ item }) => item.how === 'share')) return [...given]
  const said = given.filter(({ item }) => item.kind !== 'ask')
  const numbers = said.map(one => asNumber(one, rollup))
  const [only] = numbers
  const isOfGroups = numbers.length > 1 && of(before, 'key').length > 0
  if ((!computed && !isOfGroups) || only === undefined || numbers.some(one => one.item.kind !== 'quantity'))
    return [...given]
  // "Add nights and bookings": each of them, beside what is ranked.
  const isRanked = of(before, 'rank').length > 0
  return numbers.length === 1
    ? [only]
    : numbers.map(one =>
        isRanked && one.item.kind === 'quantity' ? { ...one, item: { ...one.item, beside: true } } : one,
      )
}

/** What is named as a number of it, or as it was where it is none. */
function asNumber(one: Placed, rollup: Rollup): Placed {
  if (one.item.kind === 'attribute') {
    const attributes = one.item.attributes.filter(id => rollup(id) !== null)
    const [number] = attributes
    if (number === undefined) return one
    const quantity = { kind: 'aggregate' as const, fn: rollup(number) ?? 'sum', attributes }
    return { ...one, item: { kind: 'quantity', quantity, weak: false } }
  }
  if (one.item.kind !== 'noun') return one
  const { nouns, plural, weak, none } = one.item
  if (!plural || weak || none) return one
  return { ...one, item: { kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false } }
}

/** The rankings of before, by the number that is asked for now. */
export function rankedAnew(before: readonly Placed[], given: readonly Placed[]): Placed[] {
  const by = of(given, 'quantity').find(({ item }) => !item.weak)?.item.quantity
  if (by === undefined) return [...before]
  // "Orders by brand? Same but revenue": what was counted is only the rows now.
  const isCounted = of(before, 'key').length > 0 && of(before, 'quantity').length === 0
  return before.flatMap((one): Placed[] => {
    if (one.item.kind === 'quantity') return []
    if (isCounted && one.item.kind === 'noun' && !one.item.weak && !one.item.none)
      return [{ ...one, item: { ...one.item, scope: true } }]
    const item: Item = one.item.kind === 'rank' && one.item.by !== null ? { ...one.item, by } : one.item
    return [{ ...one, item }]
  })
}

/** "Which category is worst" behind a number of each brand: other groups, unless it says of each. */
export const ranksOthers = (now: readonly Placed[], text: string): boolean =>
  of(now, 'rank').some(({ item }) => item.by === null && item.count === null) &&
  of(now, 'ask').some(
    ({ item, end }) => item.how === 'which' && of(now, 'attribute').some(({ start }) => start === end),
  ) &&
  !/\b(each|every|per|by|within)\b/.test(text)

/** "Make it ten": the same ranking, longer or shorter. */
export function resized(before: readonly Placed[], now: readonly Placed[]): Placed[] | null {
  const count = of(now, 'limit')[0]?.item.count
  const times = of(now, 'period')
  if (count === undefined || now.length > 1 + times.length || of(before, 'rank').length === 0) return null
  const kept = times.length === 0 ? before : before.filter(({ item }) => item.kind !== 'period')
  return [...kept, ...times].flatMap(one => {
    if (one.item.kind === 'limit') return []
    return one.item.kind === 'rank' ? [{ ...one, item: { ...one.item, count } }] : [one]
  })
}
