import { numberAt } from '#engine/numbers/numbers.ts'
import { addDays, addUnits } from './calendar.ts'
import { durationAt, unitsAt } from './durations.ts'
import { furthest, type Named, type Recognizer } from './named.ts'
import { calendarUnit, type Window } from './period.ts'
import { phrases, skipLongest } from './phrases.ts'
import { monthAt } from './months.ts'
import { type Reader, wordAt } from './reader.ts'
import { units } from './time-words.ts'

const starts = phrases('start of, the start of, beginning of, the beginning of, start, beginning')
const firsts = phrases('first of, the first of, 1st of, the 1st of, first day of, the first day of')
const ends = phrases('end of, the end of')
const lasts = phrases('last day of, the last day of')
const oneDayAbbreviations: ReadonlyMap<string, 'year' | 'month' | 'quarter'> = new Map([
  ['eoy', 'year'],
  ['eom', 'month'],
  ['eoq', 'quarter'],
])

/** Recognizers of a part need those of the whole: "the first week of last march". */
export function partRecognizers(wholes: readonly Recognizer[]): Recognizer[] {
  const namedAt = (reader: Reader, at: number): Named | undefined => {
    const place = wordAt(reader, at) === 'the' ? at + 1 : at
    const unit = units.get(wordAt(reader, place))
    const current: Named | undefined =
      unit === undefined
        ? undefined
        : { end: place + 1, grain: unit, window: calendarUnit(reader.today, unit) }
    return furthest([...wholes.map(recognize => recognize(reader, place)), current])
  }
  /** "the start of the year", "the end of march", "the first of the month": a day. */
  const edge: Recognizer = (reader, at) => {
    const unit = oneDayAbbreviations.get(wordAt(reader, at))
    if (unit !== undefined)
      return {
        end: at + 1,
        grain: 'day',
        window: lastDay(calendarUnit(reader.today, unit)),
        moment: 'end',
      }
    // "Bookings that start next month", "stays that end this week": a verb is no day.
    const isVerb =
      /^(start|end|begin)$/.test(wordAt(reader, at)) &&
      /^(that|which|who|they|will|to|bookings|stays|reservations|trips|vacations|guests|rentals)$/.test(
        wordAt(reader, at - 1),
      )
    if (isVerb && wordAt(reader, at + 1) !== 'of') return undefined
    const [opens, closes] = [skipLongest(reader, at, starts), skipLongest(reader, at, ends)]
    const start = opens ?? skipLongest(reader, at, firsts)
    const end = closes ?? skipLongest(reader, at, lasts)
    const place = start ?? end
    const whole = place === undefined ? undefined : namedAt(reader, place)
    if (whole === undefined) return undefined
    const day = (window: Window | undefined) => {
      if (window?.from === undefined || window.to === undefined) return undefined
      const { from, to } = window
      return end === undefined ? { from, to: addDays(from, 1) } : lastDay({ from, to })
    }
    const { inYear, window, year } = whole
    const moment = opens === undefined ? (closes === undefined ? undefined : 'end') : 'start'
    const named: Named = {
      end: whole.end,
      grain: 'day',
      ...(year === undefined ? {} : { year }),
      ...(moment === undefined ? {} : { moment }),
    }
    if (window === undefined)
      return inYear === undefined ? undefined : { ...named, inYear: one => day(inYear(one)) }
    const found = day(window)
    return found === undefined ? undefined : { ...named, window: found }
  }

  /** "the first 3 months of 2025", "the last week of december", "the second week of march". */
  const stretch: Recognizer = (reader, at) => {
    const last = /^(last|final|closing)$/.test(wordAt(reader, at))
    const ordinal = last ? undefined : numberAt(reader.tokens, at)
    if (!last && ordinal?.kind !== 'ordinal') return undefined
    const place = ordinal?.end ?? at + 1
    const nth = ordinal?.value ?? 1
    const duration = unitsAt(reader, place, 1) ?? (nth === 1 ? durationAt(reader, place) : undefined)
    // "The last days of October" are no number of days.
    const isVague = wordAt(reader, place).endsWith('s') && units.has(wordAt(reader, place))
    if (duration === undefined || isVague) return undefined
    const of = wordAt(reader, duration.end) === 'of'
    // "First week november": in a hurry the "of" is left out before a month.
    if (!of && monthAt(reader, duration.end) === undefined) return undefined
    const whole = namedAt(reader, of ? duration.end + 1 : duration.end)
    if (whole === undefined) return undefined
    const { count, unit } = duration
    const part = (window: Window | undefined): Required<Window> | undefined => {
      if (window?.from === undefined || window.to === undefined) return undefined
      const { from, to } = window
      const start = last ? addUnits(to, -count, unit) : addUnits(from, nth - 1, unit)
      const found = { from: start, to: last ? to : addUnits(start, count, unit) }
      return within(found, { from, to }) ? found : undefined
    }
    const { inYear } = whole
    // "The first two weeks of December": of the last one, or of the one to come.
    if (whole.window === undefined && inYear !== undefined)
      return { end: whole.end, grain: 'span', inYear: year => part(inYear(year)) }
    const window = part(whole.window)
    return window === undefined ? undefined : { end: whole.end, grain: 'span', window }
  }
  return [edge, stretch]
}

function lastDay({ to }: Required<Window>): Required<Window> {
  return { from: addDays(to, -1), to }
}

function within(inner: Required<Window>, outer: Required<Window>): boolean {
  return inner.from >= outer.from && inner.to <= outer.to && inner.from < inner.to
}
