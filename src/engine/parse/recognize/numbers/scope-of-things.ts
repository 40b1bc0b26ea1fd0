// Things that say over which rows a number is computed, and are not listed themselves.
import type { Line } from '#engine/parse/piece.ts'
import { wasDone } from '#engine/parse/recognize/conditions/by-person.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'

/** "Revenue for the Aspen homes": behind a preposition and what describes them, things say over which rows. */
export function scopeOf(line: Line, at: number): { scope?: true } {
  const describes = (place: number) =>
    (['value', 'segment', 'flag'] as const).some(kind => line.means(place, kind) !== undefined)
  // "For 2-bedroom homes": so many of something they have.
  const isCounted = line.all(at - 1, 'unit').length > 0 && line.means(at - 2, 'amount') !== undefined
  let before = isCounted ? at - 3 : at - 1
  while (describes(before) || /^(the|our|my|all|these|those|their)$/.test(line.pieces[before]?.text ?? ''))
    before--
  // "Average order from New York shoppers": the preposition may be part of the number's name.
  const isLed =
    /(^| )(for|of|from|to|across|at|in|over|over all|across all|for all)$/.test(
      line.pieces[before]?.text ?? '',
    ) ||
    (line.is(before, 'by') && wasDone(line, before))
  // "Average stay, Florida homes": what describes them, set apart, says over which rows as well.
  const isApart = line.is(before, 'comma') && describes(at - 1)
  // "Occ % Aspen homes": the same in a telegram.
  const isBare = before === line.past(0) && line.all(before, 'measure').length > 0 && describes(at - 1)
  const measured = line.pieces.slice(0, Math.max(0, before + 1)).some(
    (_, place) =>
      line.all(place, 'measure').length > 0 ||
      // "Total booked nights, Florida homes".
      (line.is(place, 'sum', 'average', 'median') &&
        numbersAt(line, line.is(place + 1, 'count') ? place + 2 : place + 1).length > 0) ||
      // "Number of bookings by state for 2-bedroom homes".
      (line.is(place, 'count') && strongNouns(line, place + 1).length > 0) ||
      // "The most bookings for homes under $300".
      (line.is(place, 'top', 'bottom') &&
        (strongNouns(line, place + 1).length > 0 || numbersAt(line, place + 1).length > 0)),
  )
  // "Name, stock and units sold of products": what is shown of each of them.
  const areColumns = line.pieces
    .slice(0, Math.max(0, before))
    .some(
      ({ text, meanings }, place) =>
        /^names?$/.test(text) && meanings.length === 0 && line.is(place + 1, 'comma', 'and'),
    )
  if (areColumns) return {}
  return isBare || ((isLed || isApart || isAll(line, before, at)) && measured) ? { scope: true } : {}
}

/** "Occ % for July, all listings": no others are left out, and none is told apart. */
const isAll = (line: Line, before: number, at: number): boolean =>
  line.pieces.slice(Math.max(0, before + 1), at).some(({ text }) => text === 'all') &&
  (line.is(before, 'comma') ||
    line.means(before, 'period') !== undefined ||
    line.all(before, 'measure').length > 0)
