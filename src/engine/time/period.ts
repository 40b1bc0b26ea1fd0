import type { Grain } from '#engine/plan.ts'
import { addDays, addUnits, type Day, daysBetween, partsOf, startOf } from './calendar.ts'

/** Half-open: `from` belongs to it, `to` does not. A bound that is absent is open. */
export interface Window {
  from?: Day
  to?: Day
}

/** What kind of period was named; `span` for one that no calendar unit names. */
export type PeriodGrain = Grain | 'weekend' | 'season' | 'half' | 'decade' | 'span'

export interface Period extends Window {
  grain: PeriodGrain
  /** "Jan 1 to Dec 31, 2025" */
  label: string
}

export function period(window: Window, grain: PeriodGrain): Period {
  return { ...window, grain, label: labelOf(window) }
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The exact days of a window in words. The end is shown as its last day. */
export function labelOf({ from, to }: Window): string {
  if (from === undefined) return to === undefined ? 'all time' : `before ${full(to)}`
  if (to === undefined) return `from ${full(from)} on`
  const last = addDays(to, -1)
  if (from === last) return full(from)
  return from.slice(0, 4) === last.slice(0, 4)
    ? `${short(from)} to ${full(last)}`
    : `${full(from)} to ${full(last)}`
}

function short(day: Day): string {
  const { month, day: date } = partsOf(day)
  return `${monthNames[month - 1]} ${date}`
}

function full(day: Day): string {
  return `${short(day)}, ${partsOf(day).year}`
}

export function calendarUnit(day: Day, unit: Grain, offset = 0): Required<Window> {
  const from = addUnits(startOf(day, unit), offset, unit)
  return { from, to: addUnits(from, 1, unit) }
}

/** The window from the start of the calendar unit it begins in: what a trend by that unit shows. */
export function alignedTo(window: Window, unit: Grain): Window {
  return window.from === undefined ? window : { ...window, from: startOf(window.from, unit) }
}

/** A move from one period to another: the month before, the same period of last year. */
export interface Shift {
  /** `same`: by the length of the period itself. */
  unit: Grain | 'same'
  by: number
  /** So many units up to the start of the period: "the 30 days before that". */
  stretch?: boolean
  /** "The same stretch of last year": of a year that still runs, only the days up to today have their like. */
  alike?: boolean
}

/** The period that a shift leads to from another one. */
export function shifted(from: Period, shift: Shift): Period {
  if (shift.stretch === true && shift.unit !== 'same' && from.from !== undefined)
    return period({ from: addUnits(from.from, shift.by, shift.unit), to: from.from }, 'span')
  const move = shift.unit === 'same' ? ownLength(from) : { unit: shift.unit, count: 1 }
  if (move === undefined) return from
  const by = shift.by * move.count
  const window: Window = {
    ...(from.from === undefined ? {} : { from: addUnits(from.from, by, move.unit) }),
    ...(from.to === undefined ? {} : { to: addUnits(from.to, by, move.unit) }),
  }
  return period(window, from.grain)
}

/** Whole months stay whole months when moved; anything else moves by its days. */
function ownLength({ from, to }: Window): { unit: Grain; count: number } | undefined {
  if (from === undefined || to === undefined) return undefined
  if (from.endsWith('-01') && to.endsWith('-01')) {
    const [start, end] = [partsOf(from), partsOf(to)]
    return { unit: 'month', count: (end.year - start.year) * 12 + end.month - start.month }
  }
  return { unit: 'day', count: daysBetween(from, to) }
}
