import { type Day, yearOf } from './calendar.ts'
import type { PeriodGrain, Shift, Window } from './period.ts'
import type { Reader } from './reader.ts'

/** A period as it was named. Without a year in its name it has a window in every year. */
export interface Named {
  end: number
  grain: PeriodGrain
  window?: Window
  /** The year in its name. */
  year?: number
  inYear?: (year: number) => Window | undefined
  /** The calendar units that a trend over it shows. */
  trend?: Window
  /** The other window that careful people could mean by it. */
  otherwise?: Window
  /** What had to be assumed, for the answer to say. */
  assumed?: string
  /** Where "since" starts if not at the start of the window: two weeks ago to the day. */
  exact?: Day
  /** A moment rather than a day: what comes before the end of June includes its last day. */
  moment?: 'start' | 'end'
  /** The same words as a move from another period: "the previous month". */
  shift?: Shift
  /** "Dec 25": the day, or the month of 2025. */
  orMonth?: true
  /** A number that may as well count something: 2000. */
  unsure?: boolean
}

export type Recognizer = (reader: Reader, at: number) => Named | undefined

/** How many years apart two February 29ths can be. */
const longestGap = 8

/** The latest window that has begun by today, and the one after it. */
export function latest(named: Named, today: Day): Pick<Named, 'window' | 'otherwise'> | undefined {
  if (named.window !== undefined) return named
  const first = yearOf(today) - longestGap
  const windows = Array.from({ length: 2 * longestGap + 1 }, (_, i) => named.inYear?.(first + i)).filter(
    window => window !== undefined,
  )
  const window = windows.findLast(({ from }) => from !== undefined && from <= today)
  const otherwise = windows.find(({ from }) => from !== undefined && from > today)
  if (window === undefined) return undefined
  return otherwise === undefined ? { window } : { window, otherwise }
}

/** The same period in a given year. */
export function inYear(named: Named, year: number): Named | undefined {
  const window = named.inYear?.(year)
  return window === undefined ? undefined : { ...named, window, year }
}

/** The first of the recognizers' findings that reaches furthest. */
export function furthest(found: readonly (Named | undefined)[]): Named | undefined {
  return found.reduce<Named | undefined>(
    (best, one) => (one !== undefined && (best === undefined || one.end > best.end) ? one : best),
    undefined,
  )
}
