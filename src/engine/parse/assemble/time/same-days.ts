// "Month to date against the same days last November": as much of the second time as the first one holds.
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function sameDays(placed: readonly Placed[]): Placed[] {
  const same = of(placed, 'shift').find(
    ({ item, text }) => item.shift.by === 0 && /\b(days|dates)$/.test(text),
  )
  const other = of(placed, 'period').find(({ start }) => start === same?.end)
  const first = of(placed, 'period').find(({ start }) => same !== undefined && start < same.start)
  if (same === undefined) return [...placed]
  const period =
    other === undefined || first === undefined ? null : within(first.item.period, other.item.period)
  if (other === undefined || period === null) throw new Unclear('which days are the same')
  return placed.flatMap((one): Placed[] =>
    one === same ? [] : one === other ? [{ ...one, item: { ...other.item, period } }] : [one],
  )
}

/** The days of one period, as many months earlier as the other lies before it; null where they fall outside of that. */
function within({ from, to }: Period, whole: Period): Period | null {
  if (from === undefined || to === undefined || whole.from === undefined || whole.to === undefined)
    return null
  // A whole year has the days of every month in it.
  const isYear = whole.to > addUnits(whole.from, 11, 'month')
  const months = 12 * (yearOf(whole.from) - yearOf(from)) + (isYear ? 0 : monthOf(whole.from) - monthOf(from))
  const moved = { from: addUnits(from, months, 'month'), to: addUnits(to, months, 'month') }
  return moved.from >= whole.from && moved.to <= whole.to ? { ...moved, label: labelOf(moved) } : null
}

const yearOf = (day: string): number => Number(day.slice(0, 4))
const monthOf = (day: string): number => Number(day.slice(5, 7))
