// Which periods stand against each other: both ends of "from Q2 to Q3" where something changed, this year where only the last
// one is named, every month where none is.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Grain } from '#engine/plan.ts'
import { addDays, addUnits } from '#engine/time/calendar.ts'
import { calendarUnit, labelOf } from '#engine/time/period.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { inTheirYears } from './in-their-years.ts'
import { holds } from './one-stretch.ts'
import { sameStretch } from './same-stretch.ts'

export function compared(index: ModelIndex, given: readonly Placed[], today: string): Placed[] {
  const placed = isCompared(given) && !hasGrain(given) ? sameOfLastYear(given) : given
  const dated =
    (isCompared(placed) || namesTwoYears(placed)) && !hasGrain(placed) ? inTheirYears(placed) : placed
  const result = withOther(index, inDirection(apart(explained(dated)), today), today)
  if (of(result, 'period').some(({ item }) => item.period.broken === true))
    throw new Unclear('periods that lie apart')
  if (isCompared(result) && differ(of(result, 'period').map(({ item }) => item.period)))
    throw new Unclear('periods of different length')
  if (
    isCompared(result) &&
    !hasGrain(result) &&
    areNested(of(result, 'period').map(({ item }) => item.period))
  )
    throw new Unclear('a period within another')
  return result
}

/** "Black Friday this year against last year": the same day of it. */
function sameOfLastYear(placed: readonly Placed[]): readonly Placed[] {
  const [one, other, ...more] = of(placed, 'period')
  if (one === undefined || other === undefined || more.length > 0) return placed
  const { from, yearBefore } = one.item.period
  const isLast =
    isUnit(other.item.period, 'year') && /^(last|the (previous|prior)|previous|prior) year$/.test(other.text)
  if (!isLast || from === undefined || yearBefore?.from === undefined) return placed
  if (yearBefore.from.slice(0, 4) !== other.item.period.from?.slice(0, 4) || isUnit(one.item.period, 'year'))
    return placed
  return placed.map(entry =>
    entry === other ? { ...other, item: { ...other.item, period: yearBefore } } : entry,
  )
}

/** "November and December together last year, and the year before": of both years, each by itself. */
const namesTwoYears = (placed: readonly Placed[]): boolean => {
  const years = of(placed, 'period').filter(({ item }) => isUnit(item.period, 'year'))
  return years.length === 2 && (years[1]?.afterBreak === true || years[1]?.afterAnd === true)
}

const isCompared = (placed: readonly Placed[]) =>
  of(placed, 'change').length + of(placed, 'versus').length + of(placed, 'period against period').length >
    0 || of(placed, 'ask').some(({ item }) => item.how === 'compare')

/** "Q3 against this year": rows of the one would have to stand on both sides. */
const areNested = (periods: readonly Period[]): boolean =>
  periods.length > 1 && periods.some(one => periods.some(other => other !== one && holds(one, other)))

/** "This month against last year": a month and a year say nothing about each other. */
function differ(periods: readonly Period[]): boolean {
  const units = periods.flatMap(period => calendarUnits.find(unit => isUnit(period, unit)) ?? [])
  return periods.length === 2 && units.length === 2 && units[0] !== units[1]
}

const hasGrain = (placed: readonly Placed[]) =>
  of(placed, 'key').some(({ item }) => item.key.kind === 'grain') ||
  of(placed, 'change').some(({ item }) => item.step !== null)

/** "MoM growth for the months of 2025, January against December 2024": the first step is spelled out and adds nothing. */
function explained(placed: readonly Placed[]): Placed[] {
  const [whole, ...others] = of(placed, 'period')
  const step = of(placed, 'change').flatMap(({ item }) => item.step ?? [])[0]
  const { from, to } = whole?.item.period ?? {}
  if (step === undefined || from === undefined || to === undefined || others.length !== 2) return [...placed]
  const before = calendarUnit(from, step, -1).from
  const within = others.every(
    ({ item: { period } }) =>
      (period.from ?? '') >= before && (period.to ?? '9') <= to && isUnit(period, step),
  )
  const last = others.at(-1)?.end ?? 0
  const first = whole?.end ?? 0
  return within
    ? placed.filter(
        one =>
          one === whole ||
          one.start < first ||
          one.start > last ||
          !(one.item.kind === 'period' || one.item.kind === 'versus'),
      )
    : [...placed]
}

const isUnit = ({ from, to }: Period, unit: Grain) => {
  const window = from === undefined ? undefined : calendarUnit(from, unit)
  return window?.from === from && window?.to === to
}

/** "From Q2 to Q3", "July or August": two sides where something is compared, one stretch elsewhere. */
function apart(placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  // "July and August of this year": the year only says which.
  const wider = periods.find(one =>
    periods.some(other => other.item.period.parts !== undefined && holds(one.item.period, other.item.period)),
  )
  const [only, ...others] = periods.filter(one => one !== wider)
  const { parts = [], range } = only?.item.period ?? {}
  const changes = of(placed, 'change').length > 0
  const weighs =
    changes ||
    of(placed, 'period against period').length > 0 ||
    of(placed, 'ask').some(({ item }) => item.how === 'compare' || item.how === 'each')
  const units = brokenInto(placed, only?.item.period)
  if (only !== undefined && units !== null && others.length === 0)
    return placed.flatMap(one => {
      if (one === wider) return []
      if (one === units) return [{ ...one, item: { kind: 'ask' as const, how: 'compare' as const } }]
      return one === only ? parts.map(period => ({ ...one, item: { ...only.item, period } })) : [one]
    })
  const isPair = parts.length === 2 || (parts.length > 2 && !changes)
  if (only === undefined || others.length > 0 || !isPair || hasGrain(placed)) return [...placed]
  if (!weighs || (range === true && !changes)) return [...placed]
  return placed.flatMap(one =>
    one === wider
      ? []
      : one === only
        ? parts.map(period => ({ ...one, item: { ...only.item, period } }))
        : [one],
  )
}

/** "In April, May or October, per month": months that lie apart, each with its own number. */
function brokenInto(placed: readonly Placed[], period: Period | undefined): Placed | null {
  const keys = of(placed, 'key')
  const [key] = keys
  const ref = key?.item.key
  const fits =
    period?.broken === true &&
    keys.length === 1 &&
    ref?.kind === 'grain' &&
    period.parts?.every(part => isUnit(part, ref.grain)) === true
  return fits ? (key ?? null) : null
}

/** "Is revenue going up or down?": month by month, where nothing else is named to hold it against. */
function inDirection(placed: readonly Placed[], today: string): Placed[] {
  const isCompared = of(placed, 'versus').length > 0 || of(placed, 'period').length > 1
  if (isCompared) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind !== 'change' || !one.item.open || one.item.step !== null) return [one]
    // "Did refunds go up or down last month": against the one before it.
    if (isOver(placed, today) && !hasGrain(placed)) return [{ ...one, item: { ...one.item, open: false } }]
    const trend: Item = { kind: 'ask', how: 'trend' }
    return hasGrain(placed) ? [] : [{ ...one, item: trend }]
  })
}

/** A single unit of the calendar that has passed. */
function isOver(placed: readonly Placed[], today: string): boolean {
  const [only, ...others] = of(placed, 'period').map(({ item }) => item.period)
  const isPast = only?.to !== undefined && only.to <= today
  return isPast && others.length === 0 && calendarUnits.some(unit => isUnit(only, unit))
}

const calendarUnits: readonly Grain[] = ['day', 'week', 'month', 'quarter', 'year']

/** "Up or down vs last year": against this one. "Grew last year": against the one before it. */
function withOther(index: ModelIndex, placed: readonly Placed[], today: string): Placed[] {
  const periods = of(placed, 'period')
  const [only] = periods
  const versus = of(placed, 'versus').find(({ start }) => start < (only?.start ?? 0))
  const changes = of(placed, 'change').some(({ item }) => item.step === null)
  if (only === undefined || periods.length > 1 || (versus === undefined && !changes) || hasGrain(placed))
    return [...placed]
  if (versus !== undefined && placed.some(({ start }) => start > versus.start && start < only.start))
    return [...placed]
  const before = placed[placed.indexOf(only) - 1]
  const isThen = versus !== undefined || /^(over|on|from)\b/.test(only.text) || isLed(before, only)
  const other = isThen ? present(only.item.period, today) : preceding(only.item.period, today)
  if (other === null) return [...placed]
  const added: Placed = { ...only, item: { ...only.item, period: other } }
  const both = placed.flatMap(one => (one === only ? [added, one] : [one]))
  const unit = isThen ? unitOf(only.item.period, today, -1) : undefined
  return unit === undefined ? both : sameStretch(index, both, today, unit)
}

/** "Up on last month", "down from last year". */
const isLed = (before: Placed | undefined, only: Placed) =>
  before?.item.kind === 'change' && before.end === only.start && /\b(on|from|vs)$/.test(before.text)

const unitOf = ({ from, to }: Period, today: string, offset: number): Grain | undefined =>
  calendarUnits.find(grain => {
    const window = calendarUnit(today, grain, offset)
    return window.from === from && window.to === to
  })

function present(then: Period, today: string): Period | null {
  const unit = unitOf(then, today, -1)
  if (unit === undefined) return null
  const window = calendarUnit(today, unit)
  return { ...window, label: labelOf(window) }
}

function preceding(now: Period, today: string): Period | null {
  const { from, to } = now
  if (from === undefined || to === undefined) return null
  // The year up to today stands against the same days of the year before.
  const toDate = from === calendarUnit(today, 'year').from && to === addDays(today, 1)
  const unit = toDate ? 'year' : calendarUnits.find(grain => calendarUnit(from, grain).to === to)
  if (unit === undefined || calendarUnit(from, unit).from !== from) return null
  const window = { from: addUnits(from, -1, unit), to: addUnits(to, -1, unit) }
  return { ...window, label: labelOf(window) }
}
