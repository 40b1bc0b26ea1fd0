// "By weekday: Monday, Tuesday and so on", "by payment method, PayPal, gift card etc": examples of the groups, and no limit to them. "Cabins,
// lofts and so on": where nothing names the groups, two of them do.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const examples = opensWith({ kinds: ['value', 'weekdays'] })((line, at) => {
  const isWeekday = line.means(at, 'weekdays') !== undefined
  const own = new Set(line.all(at, 'value').map(({ attribute }) => attribute))
  const isOne = (place: number) =>
    isWeekday
      ? line.means(place, 'weekdays') !== undefined
      : line.all(place, 'value').some(({ attribute }) => own.has(attribute))
  let end = at
  let many = 0
  while (isOne(end) || line.is(end, 'comma', 'and', 'or')) if (isOne(end++)) many++
  if (line.pieces[end]?.text !== 'etc') return null
  if (namesGroup(line, at, isWeekday, own)) return { end: end + 1, items: [] }
  // "Google, Instagram etc, what is the conversion for each": one that goes on could be of anything.
  const attributes = [...own].filter(id => sharedBy(line, at, end, id))
  const stands = !isWeekday && many > 1 && attributes.length > 0
  return stands ? { end: end + 1, items: [{ kind: 'key', key: { kind: 'attribute', attributes } }] } : null
})

const sharedBy = (line: Line, from: number, to: number, id: string): boolean =>
  line.pieces.slice(from, to).every((_, step) => {
    const values = line.all(from + step, 'value')
    return values.length === 0 || values.some(({ attribute }) => attribute === id)
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
