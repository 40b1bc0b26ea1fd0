// The days that a group by time holds, from the day that names it.
import type { ResultRow } from '#contract/sample.ts'
import type { Grain } from '#engine/plan.ts'
import { addUnits, type Day } from '#engine/time/calendar.ts'
import type { Telling } from './telling.ts'

/** Half-open. A year may be given as its number alone. */
export function spanOf(start: string, grain: Grain): { from: Day; to: Day } {
  const from = /^\d{4}$/.test(start) ? `${start}-01-01` : start.slice(0, 10)
  return { from, to: addUnits(from, 1, grain) }
}

/** The day that names the group by time of a row. */
export function timeOf({ slots, plan }: Telling, row: ResultRow | undefined): string {
  const place = plan.keys.findIndex(({ kind }) => kind === 'time')
  const slot = slots.find(one => one.from === 'key' && one.place === place)
  return String(row?.[slot?.column.name ?? ''] ?? '')
}

/** A month that has not ended yet may still gain what it lacks. */
export const isStillOpen = (telling: Telling, row: ResultRow | undefined, grain: Grain): boolean =>
  telling.today !== null && spanOf(timeOf(telling, row), grain).to > telling.today
