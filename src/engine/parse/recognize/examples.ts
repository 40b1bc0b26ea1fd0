// "By weekday: Monday, Tuesday and so on", "by payment method, PayPal, gift card etc": examples of the groups, and no limit to them.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from './recognizer.ts'

export const examples = opensWith({ kinds: ['value', 'weekdays'] })((line, at) => {
  const isWeekday = line.means(at, 'weekdays') !== undefined
  const own = new Set(line.all(at, 'value').map(({ attribute }) => attribute))
  const isOne = (place: number) =>
    isWeekday
      ? line.means(place, 'weekdays') !== undefined
      : line.all(place, 'value').some(({ attribute }) => own.has(attribute))
  let end = at
  while (isOne(end) || line.is(end, 'comma', 'and', 'or')) end++
  if (line.pieces[end]?.text !== 'etc' || !namesGroup(line, at, isWeekday, own)) return null
  return { end: end + 1, items: [] }
})

/** What they are examples of is named before them. */
const namesGroup = (line: Line, at: number, isWeekday: boolean, own: ReadonlySet<string>): boolean =>
  line.pieces
    .slice(0, at)
    .some((_, place) =>
      isWeekday
        ? line.means(place, 'grain')?.grain === 'weekday'
        : line.all(place, 'attribute').some(({ attribute }) => own.has(attribute)),
    )
