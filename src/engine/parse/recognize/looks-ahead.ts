// Whether a time without a year is the one to come: "who is arriving in December", "bookings for Christmas week".
import type { Line } from '#engine/parse/piece.ts'
import { daysBetween } from '#engine/time/calendar.ts'
import { isHolidayOfStays } from './holiday-of-stays.ts'

const toCome =
  /^(arrives?|leaves?|starts?|begins?|arriving|staying|coming|leaving|departing|checking (in|out)|pending|upcoming|scheduled( \w+)?|expecting|expected|due|on the books|confirmed|locked in|lined up|still|yet|coming up)$/
const over =
  /^(did|was|were|had|been|came|stayed|arrived|checked (in|out)|left|made|earned|got|went|completed|cancelled)$/

/** "Who is arriving in December", "pending for December", "bookings for December": of what is still to come. */
export function aheadOf(line: Line, at: number): { ahead?: true } {
  const looks =
    line.pieces.some(({ text }) => toCome.test(text)) ||
    isOnDays(line, at) ||
    isFor(line, at) ||
    isStanding(line) ||
    isHolidayOfStays(line, at)
  // "Have we got" is of what stands now.
  const isOver = line.pieces.some(
    ({ text }, place) =>
      over.test(text) &&
      !(text === 'got' && /\b(have|has)\b/.test(textOf(line.pieces.slice(Math.max(0, place - 2), place)))),
  )
  return looks && !isOver ? { ahead: true } : {}
}

/** "Arrivals on November 20", "check-ins from the 18th to the 22nd of November": by days, who is expected is asked for. */
function isOnDays(line: Line, at: number): boolean {
  const { from, to } = line.means(at, 'period')?.period ?? {}
  const isShort = from !== undefined && to !== undefined && daysBetween(from, to) <= 16
  return isShort && line.pieces.some(({ text }) => comingAndGoing.test(text))
}
const comingAndGoing = /^(arrivals?|departures?|check ?-?ins?|check ?-?outs?|checks? (in|out))$/

const textOf = (pieces: Line['pieces']): string => pieces.map(({ text }) => text).join(' ')

/** "Does anyone stay in December", "how many nights are booked": what stands now, of a time to come. */
const isStanding = (line: Line): boolean =>
  /^(do|does|is|are) (anyone|anybody|someone)\b|\bdo (we|i) have\b|\bare (we|there)\b|\b(who|guests|homes|houses|places|listings|that) (has|have) (an?|any|no|at least one) |\bdo(es)? not (yet )?have (an?|any|one)\b|\b(is|are) (already |still )?(booked|reserved|taken)\b|\bwill\b|\b(who|guests|people|that) check (in|out)\b/.test(
    line.pieces.map(({ text }) => text).join(' '),
  )

/** "Booked for Christmas week": the time that it is for, not the time when it was done. */
const isFor = (line: Line, at: number) =>
  isMeantFor(line, at) &&
  (line.all(at - 1, 'noun').length > 0 ||
    line.all(at - 1, 'date').length > 0 ||
    // "Nights booked for Thanksgiving week".
    /\b(booked|reserved|taken|blocked)$/.test(line.pieces[at - 1]?.text ?? ''))

export const isMeantFor = (line: Line, at: number) =>
  line.means(at, 'period') !== undefined &&
  /^for (?!(the |these )?(past|last|previous))/.test(line.pieces[at]?.text ?? '')
