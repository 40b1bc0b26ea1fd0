// What of the question before a question that goes on from it is about: all of it, its rows, or each of its groups.
import { addsToIt } from './added-to-it.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'
import { openingOf } from './opening.ts'
import type { Line } from './piece.ts'
import { askedOfSame, namesNoRows, refersBack } from './refers.ts'
import { shown } from './rows-behind.ts'

export const openings =
  /^(and|what about|how about|ok and|okay and|(the )?same|now|only|just|but|with|without|break|split|sort|make it|make that|group|add|no|instead|the ones|those|of those|how many of (them|those|these)|how many from (them|those|these)|avg|average|by|also|narrow|restrict|limit|um|uh|vs|versus|compared?)\b/

/** What of the question before is meant: all of it, its rows, or its rows for something else. */
export function ofWhat(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
  line: Line,
): readonly Placed[] {
  // "Show its five best sellers": of the brand that came first.
  const ofOne = /\b(its|his|her)\b/.test(text) && of(given, 'rank').length > 0
  if (ofOne) return askedOfSame(earlier, text)
  const asks = given.some(
    ({ item }) =>
      item.kind === 'quantity' || (item.kind === 'ask' && item.how !== 'which') || item.kind === 'key',
  )
  const ofRows = of(given, 'origin').length > 0
  const ranksRows = of(given, 'rank').some(({ item }) => item.by?.kind === 'attribute')
  // "Which ones were cancelled", "show me the cheapest five": what was counted is listed.
  if (!asks && (ofRows || ranksRows || /^(and |so |ok )?(which|who|show|list)\b/.test(text)))
    return earlier.flatMap(shown)
  const isPart = /\bhow many (of|from) (them|those|these)\b/.test(text)
  const anew = given.some(({ item }) => item.kind === 'quantity' || item.kind === 'averaged')
  const sameRows =
    refersBack(line) ||
    (namesNoRows(text, line, given) && !openings.test(text) && !addsToIt(openingOf(text), given))
  return sameRows && anew && !isPart ? askedOfSame(earlier, text) : earlier
}

/** "Revenue by city" and then "how many nights is that": of each of them. */
export const isOfEach = (earlier: readonly Placed[], given: readonly Placed[], text: string): boolean =>
  isThat.test(text) &&
  given.every(({ item }) => item.kind === 'quantity' || item.kind === 'ask') &&
  earlier.some(({ item }) => item.kind === 'key' || item.kind === 'rank')

/** "How many nights is that". */
export const isThat = /^(?:(?:and|so|ok|okay)[ ,]+)*how (?:many|much)\b.* (?:is|was) that[?.! ]*$/

/** "And how many nights was that": a number, and no column of a list. */
export const asAlone = (one: Placed): Placed => {
  if (one.item.kind !== 'quantity' || one.item.beside !== true) return one
  const { beside: _, ...item } = one.item
  return { ...one, item }
}

/** "The most expensive listing" and then "how long has it been on the market", "the newest?": of that one, and in that sense. */
export function ofOneBefore(earlier: readonly Placed[], said: readonly Placed[]): readonly Placed[] {
  const [rank, ...ranks] = of(earlier, 'rank')
  if (rank === undefined || ranks.length > 0 || rank.item.by?.kind !== 'attribute') return said
  const before = rank.item.by.attributes
  const isOne = (rank.item.count ?? 1) === 1 && of(earlier, 'noun').every(({ item }) => !item.plural)
  return said
    .filter(({ item }) => !(isOne && item.kind === 'averaged'))
    .map((one): Placed => {
      if (one.item.kind !== 'rank' || one.item.by?.kind !== 'attribute') return one
      const same = one.item.by.attributes.filter(id => before.includes(id))
      return same.length === 0
        ? one
        : { ...one, item: { ...one.item, by: { ...one.item.by, attributes: same } } }
    })
}

/** "Sorted by price per square foot" and then "top 5": the first five as they stand. */
export function firstAsTheyStand(earlier: readonly Placed[], given: readonly Placed[]): readonly Placed[] {
  const [only, ...more] = given
  const isSorted = of(earlier, 'order').length === 1 && of(earlier, 'rank').length === 0
  if (!isSorted || only?.item.kind !== 'rank' || more.length > 0) return given
  const { by, count, high, place } = only.item
  if (
    by !== null ||
    count === null ||
    !high ||
    place !== undefined ||
    !/^(?:just |only )?(?:the )?(?:top|first)\b/.test(only.text)
  )
    return given
  return [{ ...only, item: { kind: 'limit', count } }]
}
