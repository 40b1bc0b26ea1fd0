// "Bookings by city last year" and then "what about cancellations": the same of other things. And of a ranking that goes on from a
// list, "the cheapest one" is one.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

const asksOthers =
  /^((and|ok|okay|so|now)[ ,]+)*(what about|how about|(the )?same (thing )?(for|with)|and|now)\b/

/** The earlier question with those things in the place of its own, or null where it names none, or more than one kind. */
export function ofOtherThings(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null {
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

export const asOne = (given: readonly Placed[], text: string): readonly Placed[] =>
  /\bone[?.! ]*$/.test(text)
    ? given.map(one =>
        one.item.kind === 'rank' && one.item.count === null
          ? { ...one, item: { ...one.item, count: 1 } }
          : one,
      )
    : given
