import { phraseTable } from '#engine/text/phrase-table.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { addDays, type Day, dayOf, isoWeekday, yearOf } from './calendar.ts'
import { monthsOfYear, withYear } from './months.ts'
import type { Named, Recognizer } from './named.ts'
import { calendarUnit, type Window } from './period.ts'
import { phraseAt } from './phrases.ts'
import { type Reader, wordAt } from './reader.ts'
import { offsetAt, relativeIn } from './relative.ts'
import { units } from './time-words.ts'

type InYear = (year: number) => Day

const thanksgiving: InYear = year => nth(year, 11, 4, 4)

/** American holidays that businesses ask about. Possessives are spelled without their ending, as tokens are. */
const holidays = phraseTable<InYear>([
  [year => dayOf(year, 1, 1), 'new year day, new years day'],
  [year => nth(year, 1, 1, 3), 'mlk day, martin luther king day'],
  [year => dayOf(year, 2, 14), 'valentine day, valentines day, valentines'],
  [year => nth(year, 2, 1, 3), 'president day, presidents day'],
  [easter, 'easter, easter sunday'],
  [year => addDays(easter(year), -2), 'good friday'],
  [year => nth(year, 5, 7, 2), 'mother day, mothers day'],
  [year => addDays(nth(year, 6, 1, 1), -7), 'memorial day'],
  [year => nth(year, 6, 7, 3), 'father day, fathers day'],
  [year => dayOf(year, 7, 4), 'independence day, fourth of july, the fourth of july'],
  [year => nth(year, 9, 1, 1), 'labor day, labour day'],
  [year => dayOf(year, 10, 31), 'halloween'],
  [thanksgiving, 'thanksgiving, thanksgiving day'],
  [year => addDays(thanksgiving(year), 1), 'black friday, black fri'],
  [year => addDays(thanksgiving(year), 4), 'cyber monday, cyber mon'],
  [year => dayOf(year, 12, 24), 'christmas eve, xmas eve'],
  [year => dayOf(year, 12, 25), 'christmas, christmas day, xmas'],
  [year => dayOf(year, 12, 31), 'new year eve, new years eve, nye'],
])

const holidaySeasons = phraseTable<(year: number) => Required<Window>>([
  [
    monthsOfYear(11, 2),
    'holiday season, holiday shopping season, christmas season, xmas season, festive season, holiday period, christmas shopping season',
  ],
])

export const holidayOpeners: ReadonlySet<string> = new Set([...holidays.keys(), ...holidaySeasons.keys()])

/** Words before a holiday that is meant as a date; "black friday season" and "around christmas" are none. */
const beforeDate = wordSet('on since before after until through between from to by')
const afterStretch = wordSet('season week wk weekend period sale sales deals month eve')
/** "Memorial Day to Labor Day": the first end of a stretch. */
const beforeEnd = wordSet('to through until thru')
const vague = wordSet('around near about like')
/** "Black Friday", "Labor Day" are one day each; "Christmas" may be a season. */
const ofOneDay = wordSet('day eve friday monday fri mon')

/** "black friday 2025", "last christmas", "on labor day", "since thanksgiving". */
export const holiday: Recognizer = (reader, at) => {
  const offset = offsetAt(reader, at)
  const found = phraseAt(reader, offset === undefined ? at : at + 1, holidays)
  if (found === undefined || afterStretch.has(wordAt(reader, found.end))) return undefined
  const inYear = (year: number) => oneDay(found.value(year))
  if (offset !== undefined)
    return knownIn({ end: found.end, grain: 'day', inYear }, relativeIn(reader, inYear, offset))
  const named: Named = withYear(reader, { end: found.end, grain: 'day', inYear })
  // "The days around Black Friday" are more than one.
  if (vague.has(wordAt(reader, at - 1))) return named.window === undefined ? undefined : named
  const isDate =
    beforeDate.has(wordAt(reader, at - 1)) ||
    (wordAt(reader, at - 1) === 'and' && wordAt(reader, at - 3) === 'between') ||
    beforeEnd.has(wordAt(reader, found.end)) ||
    ofOneDay.has(wordAt(reader, found.end - 1))
  return named.window !== undefined || isDate ? named : undefined
}

/** "last holiday season", "the christmas season of 2025": the two months in which shops live off it. */
export const holidaySeason: Recognizer = (reader, at) => {
  const offset = offsetAt(reader, at)
  const named = holidaySeasonOfYear(reader, offset === undefined ? at : at + 1)
  if (named === undefined) return undefined
  if (offset !== undefined) return { ...named, window: relativeIn(reader, named.inYear, offset) }
  const dated = withYear(reader, named)
  return dated.window === undefined ? undefined : dated
}

/** Its year is said elsewhere: "last year's holiday season". */
export const holidaySeasonOfYear = (reader: Reader, at: number) => {
  const found = phraseAt(reader, at, holidaySeasons)
  const assumed = 'the holiday season was read as November and December'
  return found === undefined
    ? undefined
    : { end: found.end, grain: 'season' as const, inYear: found.value, assumed }
}

/** "christmas week 2025", "thanksgiving week last year": the week from Monday that holds it. */
export const holidayWeek: Recognizer = (reader, at) => {
  const offset = offsetAt(reader, at)
  const found = phraseAt(reader, offset === undefined ? at : at + 1, holidays)
  if (found === undefined || units.get(wordAt(reader, found.end)) !== 'week') return undefined
  const inYear = (year: number) => calendarUnit(found.value(year), 'week')
  const end = found.end + 1
  if (offset !== undefined) return knownIn({ end, grain: 'week', inYear }, relativeIn(reader, inYear, offset))
  return withYear(reader, { end, grain: 'week', inYear })
}

/** A holiday of a known year. Its day in another year is not as many days away as the years are. */
function knownIn(named: Named, window: Window): Named {
  return { ...named, window, ...(window.from === undefined ? {} : { year: yearOf(window.from) }) }
}

function oneDay(day: Day): { from: Day; to: Day } {
  return { from: day, to: addDays(day, 1) }
}

/** The n-th Monday (1) to Sunday (7) of a month. */
function nth(year: number, month: number, weekday: number, n: number): Day {
  const first = dayOf(year, month, 1)
  return addDays(first, ((weekday - isoWeekday(first) + 7) % 7) + 7 * (n - 1))
}

/** The Gregorian computus, as Meeus gives it. */
function easter(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}
