// "Last month and the month before": periods that are told by another one.
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Grain } from '#engine/plan.ts'
import { addDays, addUnits } from '#engine/time/calendar.ts'
import { calendarUnit, labelOf, shifted, type Shift } from '#engine/time/period.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { isSeason, ofItsSeason } from './seasons.ts'

/** The period that lies a shift away from another. */
export function moved({ from, to, label, yearBefore }: Period, shift: Shift): Period {
  const isYearly = shift.unit === 'year' || (shift.unit === 'same' && isSeason(from, to))
  if (isYearly && shift.by === -1 && yearBefore !== undefined) return yearBefore
  const { grain: _, ...period } = shifted(
    { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }), label, grain: 'span' },
    shift,
  )
  return period
}

/** "Sales this year against the same stretch of last year": what is still to come has nothing to be held against. */
export function upToToday(placed: readonly Placed[], today: string): Placed[] {
  if (!of(placed, 'shift').some(({ item }) => item.shift.alike === true)) return [...placed]
  const to = addDays(today, 1)
  return placed.map(one => {
    if (one.item.kind !== 'period') return one
    const { from } = one.item.period
    const runs = from !== undefined && from < to && (one.item.period.to ?? '9') > to
    return runs ? { ...one, item: { ...one.item, period: { from, to, label: labelOf({ from, to }) } } } : one
  })
}

/** "Last month and the month before": the second period is told by the first. */
export function neighbors(placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  const isAlike = of(placed, 'shift').some(({ item: { shift } }) => shift.alike === true || shift.by === 0)
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind !== 'shift') return [one]
    const base = ofItsSeason(periods, periods.findLast(({ start }) => start < one.start) ?? periods[0])
    if (base === undefined) throw new Unclear('which period comes before')
    const { unit, by, stretch } = one.item.shift
    if (by === 0) return []
    // "From February to December against the month before": each month against its own.
    if (unit !== 'same' && stretch !== true && isLonger(base.item.period, unit))
      return [{ ...one, item: { kind: 'change', percent: false, step: unit, direction: null, open: false } }]
    const whole = isAlike ? null : wholeBefore(base, one.text, unit)
    return [{ ...one, item: { ...base.item, period: whole ?? moved(base.item.period, one.item.shift) } }]
  })
}

/** "This month so far and the month before": all of it, as nobody speaks of the same days. */
function wholeBefore(
  { item, text }: Placed & { item: { period: Period } },
  said: string,
  unit: Shift['unit'],
) {
  const { from, to } = item.period
  const isUnit = /^(?!an? ).*\b(day|week|month|quarter|year)( before| prior)?$/.test(said)
  if (!isUnit || unit === 'same' || from === undefined || !/\b(so far|to date)\b/.test(text)) return null
  const own = calendarUnit(from, unit)
  return own.from === from && to !== own.to ? periodOf(calendarUnit(from, unit, -1)) : null
}

const periodOf = ({ from, to }: { from: string; to: string }): Period => ({
  from,
  to,
  label: labelOf({ from, to }),
})

const isLonger = ({ from, to }: Period, unit: Grain) =>
  from !== undefined && (to === undefined || addUnits(from, 1, unit) < to)
