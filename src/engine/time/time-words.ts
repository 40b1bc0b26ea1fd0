import type { Grain } from '#engine/plan.ts'
import { wordSet } from '#engine/text/word-list.ts'

export const months: ReadonlyMap<string, number> = numbered([
  'january jan',
  'february feb febuary',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
])

/** Monday is 1, Sunday is 7. */
export const weekdays: ReadonlyMap<string, number> = numbered([
  'monday mondays mon',
  'tuesday tuesdays tue tues',
  'wednesday wednesdays wed weds wensday',
  'thursday thursdays thu thur thurs',
  'friday fridays fri',
  'saturday saturdays sat',
  'sunday sundays sun',
])

/** Also words of their own: a house has sat on the market, a terrace lies in the sun, guests may come. */
export const ambiguousShortForms: ReadonlySet<string> = wordSet('sat sun mon wed may mar dec')

export const units: ReadonlyMap<string, Grain> = new Map(
  (
    [
      ['day', 'day days dys'],
      ['week', 'week weeks wk wks'],
      ['month', 'month months mo mos mth mths mnth mnths mounth mounths'],
      ['quarter', 'quarter quarters qtr qtrs quater quaters'],
      ['year', 'year years yr yrs yaer'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map(word => [word, unit] as const)),
)

/** Letters that stand for a unit where they touch a number: 30d, 12m, 2y. */
export const unitLetters: ReadonlyMap<string, Grain> = new Map([
  ['d', 'day'],
  ['w', 'week'],
  ['m', 'month'],
  ['q', 'quarter'],
  ['y', 'year'],
])

export const adverbs: ReadonlyMap<string, Grain> = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['annual', 'year'],
])

/** First month of each season; it lasts three. */
export const seasons: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['summer', 6],
  ['fall', 9],
  ['autumn', 9],
  ['winter', 12],
])

export const decadeWords: ReadonlyMap<string, number> = new Map([
  ['fifties', 1950],
  ['sixties', 1960],
  ['seventies', 1970],
  ['eighties', 1980],
  ['nineties', 1990],
])

/** The period that holds today, the one before, the one after. */
export const present = wordSet('this current present')
export const before = wordSet('last previous prior lats')
export const after = wordSet('next coming following upcoming')

/** The stretch up to today, or from tomorrow on, when a number of units follows. */
export const rollingBack = wordSet('past last previous prior trailing rolling recent preceding lats')
export const rollingForward = wordSet('next coming upcoming following')

/** "the last three full months": whole calendar units. */
export const whole = wordSet('full complete completed finished calendar whole entire')

function numbered(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((line, i) => line.split(' ').map(word => [word, i + 1] as const)))
}
