// "With expired and withdrawn counted separately": each of the values has a number of its own.
import type { Line, MeaningOf, Piece } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const separately = opensWith({
  texts:
    'counted | shown | listed | reported | broken out | split out | tallied | separately | separated | separate | apart | individually | columns',
})((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const told = /^(counted|shown|listed|reported|broken out|split out|tallied)$/.test(text(at))
  const place = told ? at + 1 : at
  // "With pool and without pool in columns".
  const isTable = text(at) === 'columns' && text(at - 1) === 'in'
  if (!isTable && !/^(separately|separated|separate|apart|individually)$/.test(text(place))) return null
  // "Weekly and monthly separate"; "separate orders" are told apart.
  if (text(place) === 'separate' && line.past(place + 1) < line.length && !line.is(place + 1, 'comma'))
    return null
  let named = at - 1
  while (named > 0 && (line.is(named, 'comma') || isPointer(line, named))) named--
  // "Bookings separately by city" are one row for each; "expired and withdrawn listings separately by area" two numbers of each.
  const isGrouped = /^(by|per)\b/.test(text(place + 1)) && text(place) === 'separately'
  if (isGrouped && !areSeveral(line, named)) return { end: place + 1, items: [] }
  if (/^(for|from)$/.test(text(place + 1))) return null
  // "Pool and no pool separately": both ways have their number already.
  const [flag] = line.all(named, 'flag')
  const isOther = ({ attribute, yes }: MeaningOf<'flag'>) => attribute === flag?.attribute && yes !== flag.yes
  if (line.pieces.slice(0, named).some((_, other) => line.all(other, 'flag').some(isOther)))
    return { end: place + 1, items: isTable ? [{ kind: 'each apart' }] : [] }
  // "Two columns, address and price": what is shown of each.
  const isShown = (['attribute', 'measure'] as const).some(kind => line.all(named, kind).length > 0)
  if (isTable && isShown && line.all(named, 'value').length === 0) return { end: place + 1, items: [] }
  return line.all(named, 'value').length > 0 ? { end: place + 1, items: [{ kind: 'each apart' }] } : null
})

/** "The expired and the withdrawn ones". */
function areSeveral(line: Line, at: number): boolean {
  const [first] = line.all(at, 'value')
  let before = at - 1
  while (before > 0 && (line.is(before, 'and', 'comma') || line.pieces[before]?.soft === true)) before--
  return before < at - 1 && line.all(before, 'value').some(({ attribute }) => attribute === first?.attribute)
}

/** "Weekly and monthly ones separately", "expired and withdrawn homes this year, each separately". */
const isPointer = (line: Line, at: number): boolean =>
  line.pieces[at]?.soft === true ||
  /^(ones|each|each one|both)$/.test(line.pieces[at]?.text ?? '') ||
  line.means(at, 'period') !== undefined ||
  (line.all(at, 'noun').length > 0 && line.all(at, 'value').length === 0)

/** "Revenue for both Aspen and Napa": that of each. "Who bought both" asks for people, and a total is one number. */
export function isNumberOfBoth(line: Line, at: number): boolean {
  const place = line.pieces[at - 1]?.text === 'in' && line.is(at - 2, 'both') ? at - 2 : at - 1
  if (!line.is(place, 'both') || !/^(|for|of|in|from|at|:)$/.test(line.pieces[place - 1]?.text ?? ''))
    return false
  return (
    line.pieces.some(
      (_, other) => line.all(other, 'measure').length > 0 || line.is(other, 'average', 'median'),
    ) &&
    !line.pieces.some(({ text }) => /^(who|that|which|total|combined|together|altogether|sum)$/.test(text))
  )
}

/** "CA / NY / IL - customers", "just Kestrel, Aurora - revenue": side by side, like the heads of columns. "Aspen / Moab: title and rate" are rows of either. */
export const isHeading = (line: Line, at: number, end: number): boolean =>
  (at === 0 || (line.pieces.slice(0, at).every(isLead) && asksNumber(line, end))) &&
  !listsColumns(line, end + 1) &&
  /^[:-]$/.test(line.pieces[end]?.text ?? '') &&
  line.pieces.slice(at, end).every(({ text }, i) => i % 2 === 0 || /^[/|,]$/.test(text))

const isLead = ({ text, soft }: Piece): boolean => soft === true || /^(only|just|for)$/.test(text)

/** "Just Kestrel, Aurora - name, price" are rows of either. */
const asksNumber = (line: Line, from: number): boolean =>
  line.all(from + 1, 'measure').length > 0 ||
  line.is(from + 1, 'average', 'median') ||
  /^(number of|count of|nights|total|units)\b/.test(line.pieces[from + 1]?.text ?? '')

const listsColumns = (line: Line, from: number): boolean =>
  line.pieces.some(
    (_, at) =>
      at >= from && line.all(at, 'attribute').some(({ sort }) => sort === 'other') && !line.is(at - 1, 'by'),
  )
