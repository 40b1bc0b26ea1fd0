import { ago } from './ago.ts'
import { figureDate, spelledDate } from './dates.ts'
import { holiday, holidaySeason, holidaySeasonOfYear, holidayWeek } from './holidays.ts'
import { month } from './months.ts'
import { furthest, type Named, type Recognizer } from './named.ts'
import { mayOpen } from './openers.ts'
import { partRecognizers } from './parts.ts'
import { half, halfOfYear, quarter } from './quarters.ts'
import type { Reader } from './reader.ts'
import { beforeLast, dayWord, forTheUnit, relativeMonth, relativeUnit } from './relative.ts'
import { rolling } from './rolling.ts'
import { season, seasonOfYear } from './seasons.ts'
import { restOfUnit, toDate } from './to-date.ts'
import { besideDay } from './stretches.ts'
import { relativeWeekday, sinceWeekday, weekOf } from './weekdays.ts'
import { weekdayDate } from './weekday-dates.ts'
import { yearFirst } from './year-first.ts'
import { bareYear, decade, fiscalYear } from './years.ts'

const wholes: readonly Recognizer[] = [
  dayWord,
  spelledDate,
  figureDate,
  relativeUnit,
  relativeMonth,
  weekdayDate([spelledDate, figureDate]),
  relativeWeekday,
  sinceWeekday,
  holiday,
  month,
  quarter,
  half,
  season,
  holidaySeason,
  fiscalYear,
  decade,
  bareYear,
]

const recognizers: readonly Recognizer[] = [
  ...wholes,
  beforeLast,
  rolling,
  toDate,
  restOfUnit,
  ago,
  forTheUnit,
  weekOf([spelledDate, figureDate, dayWord, holiday]),
  besideDay([spelledDate, figureDate, dayWord, holiday]),
  holidayWeek,
  yearFirst([month, quarter, halfOfYear, spelledDate, holidaySeasonOfYear, seasonOfYear]),
  ...partRecognizers(wholes),
]

/** Lists, ranges and bounds all ask for the period at the same place. */
const known = new WeakMap<Reader, Map<number, Named | undefined>>()

/** One named period that starts here: the reading that explains most words. */
export function primaryAt(reader: Reader, at: number): Named | undefined {
  const places = known.get(reader) ?? new Map<number, Named | undefined>()
  known.set(reader, places)
  if (!places.has(at)) places.set(at, mayOpen(reader, at) ? namedAt(reader, at) : undefined)
  return places.get(at)
}

/** Asked at a place where none may begin, it finds none. */
export const namedAt = (reader: Reader, at: number): Named | undefined =>
  furthest(recognizers.map(recognize => recognize(reader, at)))
