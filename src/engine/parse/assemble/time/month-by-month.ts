// "Revenue for each month of 2026 and the change on the same month of 2025", "by month Jan to Oct, 2026 vs 2025, with YoY %": each month
// of the year against its own of the year before. In one row of time they would follow each other.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addDays, addUnits, partsOf, yearOf } from '#engine/time/calendar.ts'
import { calendarUnit, labelOf } from '#engine/time/period.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function monthByMonth(_: ModelIndex, placed: readonly Placed[], today: string): readonly Placed[] {
  const [key, ...keys] = of(placed, 'key')
  if (key?.item.key.kind !== 'grain' || key.item.key.grain !== 'month' || keys.length > 0) return placed
  const others = of(placed, 'ratio').length + of(placed, 'rank').length + of(placed, 'having').length
  if (others > 0 || of(placed, 'quantity').length > 1) return placed
  const [now, then, ...more] = of(placed, 'period')
  const year = yearWithin(now?.item.period)
  if (now === undefined || year === null || more.length > 0) return placed
  const whole = then === undefined ? yearBefore(placed, now.item.period) : sameOf(placed, now, then)
  if (whole === null) return placed
  // Months still to come have nothing to hold against those of the year before.
  const { to } = calendarUnit(today, 'month')
  const isRunning =
    isWhole(now.item.period) && to < (now.item.period.to ?? '') && to > (now.item.period.from ?? '')
  const by = yearOf(whole.from ?? '') - year
  const upTo = (period: Period, end: string): Period => {
    const window = { ...period, to: end }
    return { ...window, label: labelOf(window) }
  }
  const shown = isRunning ? upTo(now.item.period, to) : now.item.period
  const before = isRunning ? upTo(whole, addUnits(to, by, 'year')) : whole
  const wish = of(placed, 'change')
  const first = wish[0]
  const { dates } = key.item.key
  return placed.flatMap((one): Placed[] => {
    if (one === key)
      return [{ ...one, item: { kind: 'key', key: { kind: 'month of year', ...(dates ? { dates } : {}) } } }]
    if (one === now) {
      const other: Placed = { ...now, item: { ...now.item, period: before } }
      const change: Placed = {
        ...now,
        item: { kind: 'change', percent: true, step: null, direction: null, open: false },
      }
      const own: Placed = { ...now, item: { ...now.item, period: shown } }
      return first === undefined ? [own, other, change] : [own, other]
    }
    if (one === then || one.item.kind === 'shift' || one.item.kind === 'versus') return []
    // In rows, growth is told in percent.
    if (one === first) return [{ ...first, item: { ...first.item, step: null, percent: true } }]
    return one.item.kind === 'change' || (one.item.kind === 'ask' && one.item.how === 'share') ? [] : [one]
  })
}

/** "Year over year", "the same month last year", "the same month a year earlier". */
function yearBefore(placed: readonly Placed[], now: Period): Period | null {
  const shifts = of(placed, 'shift')
  const isSame = shifts.some(
    ({ item: { shift }, text }) =>
      shift.unit === 'year' && shift.by === -1 && /\bsame (?:calendar )?month\b/.test(text),
  )
  const isYearly = of(placed, 'change').some(({ item }) => item.step === 'year')
  return (isSame && shifts.length === 1) || (isYearly && shifts.length === 0) ? moved(now, -1) : null
}

/** "The same month of 2025", or the same months of both years by name. Two whole years without a word of change follow each other. */
function sameOf(placed: readonly Placed[], now: PlacedPeriod, then: PlacedPeriod): Period | null {
  const [year, other] = [yearWithin(now.item.period), yearWithin(then.item.period)]
  if (year === null || other === null || other >= year) return null
  const shifts = of(placed, 'shift')
  const [shift] = shifts
  const isSame =
    shifts.length === 1 &&
    shift?.item.shift.by === 0 &&
    /\bmonths?\b/.test(shift.text) &&
    shift.end <= then.start &&
    isWhole(then.item.period)
  const before = moved(now.item.period, other - year)
  if (isSame) return before
  const isNamed = before.from === then.item.period.from && before.to === then.item.period.to
  const compares =
    of(placed, 'change').length > 0 || (of(placed, 'versus').length > 0 && !isWhole(now.item.period))
  return shifts.length === 0 && isNamed && compares ? before : null
}

type PlacedPeriod = Placed & { item: { period: Period } }

const moved = ({ from = '', to = '' }: Period, by: number): Period => {
  const window = { from: addUnits(from, by, 'year'), to: addUnits(to, by, 'year') }
  return { ...window, label: labelOf(window) }
}

/** The year that holds all of it, of whole months. */
function yearWithin(period: Period | undefined): number | null {
  const { from, to } = period ?? {}
  if (from === undefined || to === undefined || !from.endsWith('-01') || !to.endsWith('-01')) return null
  const { year } = partsOf(from)
  return partsOf(addDays(to, -1)).year === year && addUnits(from, 1, 'month') < to ? year : null
}

const isWhole = ({ from = '', to }: Period): boolean => addUnits(from, 1, 'year') === to
