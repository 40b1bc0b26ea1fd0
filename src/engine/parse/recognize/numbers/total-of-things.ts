// A total of things that are named: their number, or their money.
import type { Line } from '#engine/parse/piece.ts'
import { isSetApart } from './set-apart.ts'

/** "Active listings - total": set apart behind things of which no money is named, a total is their number. */
export function isNumberOfThings(line: Line, at: number): boolean {
  const isMoney = (place: number) =>
    /^(\$|dollars?|usd|bucks|money)$/.test(line.pieces[place]?.text ?? '') ||
    line.is(place, 'how much', 'how much money', 'average', 'sum') ||
    (['measure', 'attribute', 'extreme', 'ranks', 'grain'] as const).some(
      kind => line.all(place, kind).length > 0,
    )
  return (
    line.pieces[at]?.text === 'total' &&
    !/^(their|its)$/.test(line.pieces[at - 1]?.text ?? '') &&
    isSetApart(line, at) &&
    line.pieces.some((_, place) => place < at && areNamed(line, place)) &&
    !line.pieces.some((_, place) => place !== at && isMoney(place))
  )
}

/** "Nights booked in Key West this year, total": the one number that is named before, added up. */
export function isTotalBehind(line: Line, at: number): boolean {
  const before = line.pieces.slice(0, at - 1).map((_, place) => place)
  const numbers = before.filter(place => line.all(place, 'attribute').some(({ sort }) => sort === 'number'))
  return (
    /^(total|overall)$/.test(line.pieces[at]?.text ?? '') &&
    line.is(at - 1, 'comma') &&
    line.past(at + 1) >= line.length &&
    numbers.length === 1 &&
    !before.some(
      place =>
        line.is(place, 'comma', 'and', 'by', 'average', 'median', 'count') ||
        (['measure', 'extreme', 'ranks'] as const).some(kind => line.all(place, kind).length > 0),
    )
  )
}

/** "Total cancelled bookings": right before a kind of things it is their number; their money would be named. */
export function isTotalOfKind(line: Line, at: number): boolean {
  let things = at + 1
  while (line.all(things, 'value').length > 0 && !areNamed(line, things)) things++
  const isMoney = (place: number) =>
    line.is(place, 'how much', 'how much money') ||
    /^(values?|worth|amounts?|totals?|money|\$|dollars?)$/.test(line.pieces[place]?.text ?? '') ||
    (['measure', 'attribute'] as const).some(kind => line.all(place, kind).length > 0)
  return (
    line.pieces[at]?.text === 'total' &&
    things > at + 1 &&
    areNamed(line, things) &&
    !isMoney(things + 1) &&
    !line.is(at - 1, 'comma', 'and')
  )
}

/** "Active listings value": of all of them. */
export const areNamed = (line: Line, at: number): boolean =>
  line.pieces[at]?.plural === true && line.all(at, 'noun').some(({ weak }) => !weak)
