// "In dollars, not in number of orders", "by revenue not units", "I mean people not bookings": of two things that could be counted or
// added up the one that is meant. The other is named only to be set aside, and leaves no rows out.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'
import { insteadOf } from '#engine/parse/recognize/conditions/taken-out.ts'

const people = 'people | persons | individuals | guests | customers | buyers | shoppers | visitors'
const counted = `${people} | bookings | reservations | stays | nights | orders | purchases | transactions | sales | units | items | products |
  homes | houses | listings | sessions | visits | views | events`
const one = (texts: string) => new RegExp(`^(${texts.replaceAll(/\s/g, '')})$`)
const isCounted = one(counted)
const isMoney = /^(dollars?|money|cash|usd|value|amount|revenue|count|counts|quantity|volume)$/

const text = (line: Line, at: number): string => line.pieces[at]?.text ?? ''

/** A state, a name or a time of the same word would leave rows out. */
const isNumber = (line: Line, at: number): boolean =>
  isMoney.test(text(line, at)) ||
  isCounted.test(text(line, at).replace(/^number of /, '')) ||
  (line.all(at, 'measure').length > 0 && line.all(at, 'value').length === 0)

const ends = (line: Line, at: number): boolean =>
  at >= line.length || line.is(at, 'comma') || /^[?.!;]$/.test(text(line, at))

/** Behind "not": the other number, and nothing more. */
function pastOther(line: Line, at: number): number | null {
  if (text(line, at) !== 'not') return null
  let place = at + 1
  while (/^(in|by|the|of|just|as)$/.test(text(line, place)) || line.is(place, 'count')) place++
  return isNumber(line, place) && ends(line, place + 1) ? place + 1 : null
}

const notTheOther = opensWith({ texts: `not | ${counted}` })(
  (line, at) => saidAgain(line, at) ?? denied(line, at),
)

export const oneOfTwo = [notTheOther, insteadOf]

function denied(line: Line, at: number): Found | null {
  const end = pastOther(line, at)
  const meant = line.is(at - 1, 'comma', 'and') ? at - 2 : at - 1
  const isOther = end !== null && isNumber(line, meant) && text(line, meant) !== text(line, end - 1)
  return isOther ? { end, items: [] } : null
}

/** "How many guests came, people not bookings": the ones that are counted are named once more. */
function saidAgain(line: Line, at: number): Found | null {
  if (!isCounted.test(text(line, at)) || !opens(line, at)) return null
  const end = pastOther(line, line.is(at + 1, 'comma') ? at + 2 : at + 1)
  if (end === null) return null
  const nouns = new Set(line.all(at, 'noun').map(({ noun }) => noun))
  const isSame = (place: number) =>
    line.all(place, 'noun').some(({ noun, weak }) => !weak && nouns.has(noun)) ||
    (isPeople.test(text(line, at)) && isPeople.test(text(line, place)))
  return line.pieces.slice(0, at).some((_, place) => isSame(place)) ? { end, items: [] } : null
}

const isPeople = one(people)

/** Behind a pause, or "I mean". */
const opens = (line: Line, at: number): boolean =>
  line.is(at - 1, 'comma', 'and') || /^(mean|meaning|i mean|so|like|as in|[(])$/.test(text(line, at - 1))
