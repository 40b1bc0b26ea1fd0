// "Bookings in July" and then "only those booked before May": both times hold, for they are of two dates. The later one in the place of
// the first would be of all bookings.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

const narrows =
  /^(?:(?:and|but|ok|okay|now|so) )*(?:(?:only|just|keep|show|list|which|what|how many)\b.*\b)?(?:those|them|these|ones?)\b/

/** What is said, with the time as one more condition; of a verb that may speak of anything, nobody knows its date. */
export function withDatedNarrowing(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): readonly Placed[] {
  const [time, ...times] = of(given, 'period')
  const [date, ...dates] = of(given, 'date')
  const [before] = of(earlier, 'period')
  if (time === undefined || before === undefined || times.length + dates.length > 0 || !narrows.test(text))
    return given
  const made = given.find(
    one => /^made$/.test(one.text) && one.item.kind === 'quantity' && one.item.weak && one.end === time.start,
  )
  if (made !== undefined)
    return given.map(one => (one === made ? { ...one, item: { kind: 'those before' } } : one))
  if (date === undefined || of(earlier, 'date').length > 0 || before.item.dates.includes(date.item.attribute))
    return given
  return given.flatMap((one): Placed[] => {
    if (one === date) return []
    if (one !== time) return [one]
    const condition = { kind: 'dated', attributes: [date.item.attribute], period: time.item.period } as const
    return [{ ...time, item: { kind: 'condition', condition } }]
  })
}
