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
  const said = given.filter(({ item }) => item.kind !== 'ask')
  const [only, ...more] = said
  const numbers =
    only?.item.kind === 'attribute' ? only.item.attributes.filter(id => rollup(id) !== null) : []
  const [number] = numbers
  if (computed && only !== undefined && more.length === 0 && number !== undefined) {
    const quantity = { kind: 'aggregate' as const, fn: rollup(number) ?? 'sum', attributes: numbers }
    return [{ ...only, item: { kind: 'quantity', quantity, weak: false } }]
  }
  if (!computed || only?.item.kind !== 'noun' || more.length > 0) return [...given]
  const { nouns, plural, weak, none } = only.item
  if (!plural || weak || none) return [...given]
  return [{ ...only, item: { kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false } }]
}

/** The rankings of before, by the number that is asked for now. */
export function rankedAnew(before: readonly Placed[], given: readonly Placed[]): Placed[] {
  const by = of(given, 'quantity').find(({ item }) => !item.weak)?.item.quantity
  if (by === undefined) return [...before]
  return before.flatMap((one): Placed[] => {
    if (one.item.kind === 'quantity') return []
    const item: Item = one.item.kind === 'rank' && one.item.by !== null ? { ...one.item, by } : one.item
    return [{ ...one, item }]
  })
}

/** "Make it by nights instead": what is a number makes no groups of what is ranked. */
export function rankedByNumber(
  before: readonly Placed[],
  given: readonly Placed[],
  isNumber: (attribute: string) => boolean,
): Placed[] | null {
  const [only, ...more] = given.filter(({ item }) => item.kind !== 'ask')
  if (only?.item.kind !== 'key' || only.item.key.kind !== 'attribute' || more.length > 0) return null
  const attributes = only.item.key.attributes.filter(isNumber)
  const isRanked = of(before, 'rank').some(({ item }) => item.by !== null && item.by.kind !== 'attribute')
  if (attributes.length === 0 || !isRanked) return null
  return before.flatMap((one): Placed[] => {
    if (one.item.kind === 'quantity') return []
    return [
      one.item.kind === 'rank' && one.item.by !== null
        ? { ...one, item: { ...one.item, by: { kind: 'aggregate', fn: 'sum', attributes, adds: true } } }
        : one,
    ]
  })
}

/** "Top 5 products by revenue", then "by brand instead": brands are ranked, and no products within each. */
export function rankedInstead(
  before: readonly Placed[],
  given: readonly Placed[],
  text: string,
): { before: Placed[]; given: Placed[] } | null {
  const [key, ...others] = of(given, 'key')
  if (!isInstead.test(text) || key?.item.key.kind !== 'attribute' || others.length > 0) return null
  const ranked = of(before, 'rank').find(({ item }) => item.count !== null || item.by !== null)
  const things = before.find(
    ({ item, start }) => start === ranked?.end && (item.kind === 'noun' || item.kind === 'attribute'),
  )
  if (things === undefined || of(before, 'key').length > 0) return null
  return {
    before: before.map(one => (one === things ? { ...one, item: key.item } : one)),
    // "Only for California shoppers": no rows of their own.
    given: given.flatMap((one): Placed[] => {
      if (one === key) return []
      return one.item.kind === 'noun' ? [{ ...one, item: { ...one.item, agent: true } }] : [one]
    }),
  }
}

const isInstead = /\binstead\b|\b(make|do) (it|that|this) (for|by)\b/

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
