// "With the number", "count next to it": the number that things are told by, which is shown beside them anyway.
import type { Line } from '#engine/parse/piece.ts'
import { isSetApart } from './set-apart.ts'

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
