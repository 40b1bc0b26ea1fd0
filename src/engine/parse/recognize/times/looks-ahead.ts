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
  if (isMissingNow(line, at)) return { ahead: true }
  const looks =
    line.pieces.some(({ text }) => toCome.test(text)) ||
    isOnDays(line, at) ||
    isFor(line, at) ||
    isStanding(line) ||
    isHolidayOfStays(line, at)
  const isOver = line.pieces.some(
    ({ text }, place) => over.test(text) && !(/^(got|been)$/.test(text) && isOfNow(line, place)),
  )
  return looks && !isOver ? { ahead: true } : {}
}

/** "Earned over $40,000 last year but have nothing booked for December": what was is over, and what is missing now is still to come. */
function isMissingNow(line: Line, at: number): boolean {
  const before = line.pieces.slice(0, at)
  const joint = before.findLastIndex(({ text }) => /^(but|and|yet|though|although)$/.test(text))
  return joint > 0 && missingNow.test(textOf(before.slice(joint + 1)))
}
const missingNow =
  /^((that|which|who|they|still|currently|now|so far) )*((have|has) (so far )?(no|nothing|nobody|zero|not (yet )?been|not a single|not got)|(do|does) not (yet )?have|(is|are) not (yet )?(booked|reserved|taken)|without)\b/

/** "Have we got", "have not been booked". */
const isOfNow = (line: Line, at: number): boolean => {
  const before = textOf(line.pieces.slice(Math.max(0, at - 2), at))
  return line.pieces[at]?.text === 'got' ? /\b(have|has)\b/.test(before) : /\b(have|has) not$/.test(before)
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
const isStanding = (line: Line): boolean => {
  const text = textOf(line.pieces)
  return standing.test(text) || missing.test(text)
}
const standing =
  /^(do|does|is|are) (anyone|anybody|someone)\b|\bdo (we|i) ((currently|already|now|presently) )?have\b|\b(we|i) (currently|already|now|presently) have\b|\bare (we|there)\b|\b(who|guests|homes|houses|places|listings|that) (has|have) (an?|any|no|at least one) |\bdo(es)? not (yet )?have (an?|any|one)\b|\b(is|are) (already |still )?(booked|reserved|taken)\b|\bhow many [a-z ]{3,30} (we|i) have( got)?(?! (had|been|made|sold|done|seen)\b)(?= (in|for|on|booked)\b|$)|\bhave (we|i) got\b|\bwill\b|\b(who|guests|people|that) check (in|out)\b|\bso far\b/
/** "Homes nobody has booked in December", "with no bookings in December": what may still be done about it. */
const missing =
  /\b(nobody|no one|none) (has |have )?(yet )?(booked|reserved|taken|rented)\b|\b(has|have) not (yet )?(been )?(booked|reserved|taken|rented)\b|\b(with no|with zero|without an?|without any|without a single|with not a single|lacking) (booking|reservation|stay|arrival|check-? ?in)s?\b/

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
