// "With the number", "count next to it": the number that things are told by, which is shown beside them anyway.
import type { Line } from '#engine/parse/piece.ts'
import { isSetApart } from '#engine/parse/recognize/numbers/set-apart.ts'

export const isNumberWord = (line: Line, at: number): boolean =>
  /^(numbers?|counts?|nr|a number|headcount|tally)$/.test(line.pieces[at]?.text ?? '')

export function isNumberBeside(line: Line, at: number): boolean {
  const isNumber = isNumberWord(line, at)
  const isApart =
    (isNumber || line.pieces[at]?.text === 'how many') && isSetApart(line, at) && isLed(line, at)
  return isApart || (isNumber && isOfRanked(line, at))
}

const isLed = (line: Line, at: number): boolean =>
  line.pieces.slice(Math.max(0, at - 2), at).some(({ text }) => /^(with|show|include|list)$/.test(text)) &&
  line.pieces.slice(0, at).some((_, place) => line.means(place, 'amount') !== undefined)

/** "The 4 homes with the most favorites, count next to it", "…, and the count": what ranks them is a number. */
function isOfRanked(line: Line, at: number): boolean {
  const ranked = line.pieces.slice(0, at).some((_, place) => line.is(place, 'top', 'bottom'))
  if (ranked && besideEnd(line, at + 1) !== null) return true
  const counted = line.pieces.findIndex(
    ({ text }, place) =>
      place < at &&
      /^(the )?(most|fewest)$/.test(text) &&
      line.all(place + 1, 'noun').length > 0 &&
      line.pieces[place + 1]?.plural === true,
  )
  return counted >= 0 && line.pieces[at - 1]?.text !== 'by' && isSetApart(line, at)
}

const theThings = /^(it|each|them|that|those|the name|the names|name|names)$/

/** Where "next to it" ends. "Next to those of the California ones" compares. */
export function besideEnd(line: Line, at: number): number | null {
  if (!/^(next to|beside|alongside)$/.test(line.pieces[at]?.text ?? '')) return null
  if (at + 1 >= line.length) return at + 1
  const place = line.pieces[at + 1]?.text === 'the' ? at + 2 : at + 1
  const isOfThem = theThings.test(line.pieces[place]?.text ?? '') && line.pieces[place + 1]?.text !== 'of'
  return isOfThem ? place + 1 : null
}

/** "Average rate last year, just the number": that of the measure before it, and not how many rows it has. */
export const isNumberAgain = (line: Line, at: number): boolean =>
  /^(number|numbers|a number)$/.test(line.pieces[at]?.text ?? '') &&
  line.past(at + 1) >= line.length &&
  line.pieces
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => /^(just|only|just the|only the)$/.test(text)) &&
  line.pieces
    .slice(0, at)
    .some((_, place) => line.all(place, 'measure').length > 0 || line.is(place, 'average', 'median'))

/** "Customers with 3 or more refunds, name and count": the number that the limit is about. */
export const isNumberAfterNames = (line: Line, at: number): boolean =>
  /^(numbers?|counts?|nr|#|tally|how many)$/.test(line.pieces[at]?.text ?? '') &&
  line.past(at + 1) >= line.length &&
  (line.is(at - 1, 'and', 'comma') || line.pieces[at - 1]?.text === 'the') &&
  line.pieces.slice(Math.max(0, at - 3), at).some(({ text }) => /^(name|title|address)s?$/.test(text)) &&
  line.pieces.slice(0, at).some((_, place) => isLimitOfRows(line, place))

/** "3 or more refunded orders", "booked more than 3 times". */
const isLimitOfRows = (line: Line, at: number): boolean =>
  line.means(at, 'amount') !== undefined &&
  [at + 1, at + 2].some(place => line.all(place, 'noun').length > 0 || line.pieces[place]?.text === 'times')
