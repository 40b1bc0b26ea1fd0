// The days that a group by time holds, from the day that names it.
import type { Grain } from '#engine/plan.ts'
import { addUnits, type Day } from '#engine/time/calendar.ts'

/** Half-open. A year may be given as its number alone. */
export function spanOf(start: string, grain: Grain): { from: Day; to: Day } {
  const from = /^\d{4}$/.test(start) ? `${start}-01-01` : start.slice(0, 10)
  return { from, to: addUnits(from, 1, grain) }
}
