// What points at several answers at once, or at one of them, where the question before has only one.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

/** "Homes in Key West", "and Destin?", "combined": of both, and the last one names only one of them. */
const together =
  /^(?:(?:and|ok|okay|so|now|what about|how about|how much|what is that|show) )*(?:them |that |it )?(?:(?:both |all )?(?:combined|together|altogether|in total)|both)(?: please)?[?.! ]*$/

/** "Books", "toys?", "which one sold the most": one of those that were asked about one after the other. */
const whichOne =
  /^(?:(?:and|ok|okay|so|now) )*(?:which|what) (?:one|of (?:them|those|these|the (?:two|three|four)))\b/

export function isUnsureOf(earlier: readonly Placed[], given: readonly Placed[], text: string): boolean {
  const isOne =
    of(earlier, 'key').length + of(earlier, 'rank').length + of(earlier, 'versus').length === 0 &&
    of(earlier, 'condition').every(
      ({ item: { condition } }) => condition.kind !== 'values' || condition.options.length < 2,
    )
  if (!isOne) return false
  if (together.test(text)) return of(earlier, 'noun').length === 0 || of(given, 'in total').length > 0
  const isNumber = of(earlier, 'quantity').some(({ item }) => !item.weak && item.quantity.kind !== 'count')
  return isNumber && of(earlier, 'noun').length === 0 && whichOne.test(text)
}
