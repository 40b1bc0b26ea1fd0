// "Customers who never ordered or spent under 50", "never refunded or cancelled": the one or the other. What is counted and what rows are
// like are no single limit, and both of them at once would be something else.
import type { Placed } from '#engine/parse/item.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'

export function eitherFault({ placed }: Draft): string | null {
  const limits = placed.filter(isLimit)
  const isEither = limits.some((one, at) => {
    const before = limits[at - 1]
    const goesOn = one.afterOr === true || /^or\b/.test(one.text)
    // "Without any bookings or viewings": neither of them is there.
    const areMissing = before?.item.kind === 'noun' && one.item.kind === 'noun'
    return before !== undefined && goesOn && !areMissing && (counts(one) || counts(before))
  })
  return isEither ? 'either of two limits' : null
}

const isLimit = ({ item }: Placed): boolean =>
  item.kind === 'having' ||
  item.kind === 'nothing such' ||
  (item.kind === 'condition' && item.condition.kind !== 'lift') ||
  (item.kind === 'noun' && item.none)

/** A limit on many rows of a thing, where a condition is one on each of them. */
const counts = ({ item }: Placed): boolean => item.kind !== 'condition'
