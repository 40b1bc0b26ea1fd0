// "Bookings by city last year" and then "what about cancellations": the same of other things. And of a ranking that goes on from a
// list, "the cheapest one" is one.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

const asksOthers =
  /^((and|ok|okay|so|now)[ ,]+)*(what about|how about|((do|show|show me|give me|run|repeat) )?(the )?same (thing )?(for|with)|and|now)\b/

/** The earlier question with those things in the place of its own, or null where it names none, or more than one kind. */
function otherThings(earlier: readonly Placed[], given: readonly Placed[], text: string): Placed[] | null {
  const [other, ...more] = given.filter(({ item }) => item.kind !== 'ask')
  const { item } = other ?? {}
  if (item?.kind !== 'noun' || !item.plural || item.weak || item.none || more.length > 0) return null
  const things = of(earlier, 'noun').filter(one => !one.item.weak && !one.item.none)
  const [number, ...others] = of(earlier, 'quantity').filter(one => !one.item.weak)
  const isMore = /^(and|add|also|plus|include|with)\b/.test(text) && !asksInstead.test(text)
  if (!(asksOthers.test(text) || isMore) || others.length > 0) return null
  const quantity = { kind: 'count', nouns: item.nouns } as const
  // "The top 5 homes by revenue", "and bookings": another column of those that are ranked.
  if (of(earlier, 'rank').length > 0) {
    const beside = { kind: 'quantity', quantity, weak: false, beside: true } as const
    const end = Math.max(...earlier.map(one => one.end))
    return isMore && other !== undefined
      ? [...earlier, { ...other, item: beside, start: end + 2, end: end + 3, afterAnd: true }]
      : null
  }
  if (number === undefined)
    return things.length === 1 ? earlier.map(one => (one === things[0] ? { ...one, item } : one)) : null
  if (things.length > 0) return null
  const asked: Placed = { ...number, item: { ...number.item, quantity } }
  // "And bookings" behind a sum of money for each group: one number more.
  const isAdded = number.item.quantity.kind !== 'count' && isMore
  return earlier.flatMap(one => (one !== number ? [one] : isAdded ? [one, asked] : [asked]))
}

const asksInstead = /\b(what about|how about|same|now)\b/

const most =
  /^(?:(?:and|ok|okay|so|now)[ ,]+)*(?:which|what|who)\b.*\b(?:had|has|have|got|gets) the (?:most|fewest|least)(?: of (?:them|those|these))?[ ?.!]*$/

/** "Which home had the most?": of what was counted before. */
export const asksMostOf = (question: string): boolean => most.test(question.toLowerCase().trim())

/** The groups that are asked for, ranked by what the earlier question counts or measures, in its time and its places. */
function mostOfSame(earlier: readonly Placed[], given: readonly Placed[], text: string): Placed[] | null {
  if (!asksMostOf(text)) return null
  const numbers = of(earlier, 'quantity').filter(one => !one.item.weak)
  const things = of(earlier, 'noun').filter(one => !one.item.weak && !one.item.none)
  const [thing] = things
  const by =
    numbers.length === 0 && thing !== undefined && things.length === 1
      ? { kind: 'count' as const, nouns: thing.item.nouns }
      : numbers.length === 1 && things.length === 0
        ? numbers[0]?.item.quantity
        : undefined
  const isRanked = given.some(({ item }) => item.kind === 'rank')
  if (by === undefined || !isRanked) return null
  const kept = earlier.filter(({ item }) => item.kind === 'condition' || item.kind === 'period')
  const named = (numbers[0]?.text ?? thing?.text ?? '').replace(/^(how many|number of|the number of) /, '')
  const asked = given.map(one =>
    one.item.kind === 'rank'
      ? { ...one, text: `${one.text} ${named}`, item: { ...one.item, by, count: one.item.count ?? 1 } }
      : one,
  )
  return [...asked, ...kept.map(one => ({ ...one, start: one.start + 100, end: one.end + 100 }))]
}

/** The same asked of others, or null where it is not. */
export const ofOthers = (
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null => mostOfSame(earlier, given, text) ?? otherThings(earlier, given, text)

export const asOne = (given: readonly Placed[], text: string): readonly Placed[] =>
  /(\bone( of (them|these|those))?|^(the )?[a-z]+est( rated| priced)? of (them|these|those))[?.! ]*$/.test(
    text,
  )
    ? given.map(one =>
        one.item.kind === 'rank' && one.item.count === null
          ? { ...one, item: { ...one.item, count: 1 } }
          : one,
      )
    : given
