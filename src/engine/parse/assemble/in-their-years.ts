// "Q3 revenue this year next to Q3 revenue last year", "Q3 this year vs last year", "this year, July against August": parts of a
// year and the years that they belong to, named apart from each other.
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import { calendarUnit, labelOf } from '#engine/time/period.ts'
import { of, type PlacedOf } from './items.ts'

type Time = PlacedOf<'period'>

/** The items with each part moved into its year, and without the years; as they are where the two do not go together. */
export function inTheirYears(placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  const years = periods.filter(one => isUnit(one, 'year'))
  const parts = periods.filter(one => isPart(one))
  if (years.length === 0 || parts.length === 0 || years.length + parts.length !== periods.length)
    return [...placed]
  const joined = joinedTo(years, parts)
  if (joined === null) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const found = joined.filter(pair => pair.at === one)
    if (found.length > 0)
      return found.map(({ part, year }) => ({ ...one, item: { ...part.item, period: within(part, year) } }))
    return periods.some(period => period === one) ? [] : [one]
  })
}

interface Pair {
  part: Time
  year: Time
  /** Where it is to stand. */
  at: Time
}

function joinedTo(years: readonly Time[], parts: readonly Time[]): Pair[] | null {
  const [year] = years
  const [part] = parts
  if (year === undefined || part === undefined || years.length + parts.length < 3) return null
  if (years.length === 1) return parts.map(one => ({ part: one, year, at: one }))
  if (parts.length === 1) return years.map(one => ({ part, year: one, at: one }))
  if (years.length !== parts.length) return null
  return parts.flatMap((one, at) => {
    const own = years[at]
    return own === undefined ? [] : [{ part: one, year: own, at: one }]
  })
}

/** Named without a year, and a unit of the calendar: holidays lie on other days of another year. */
const isPart = (one: Time) =>
  one.item.period.yearless === true && (isUnit(one, 'month') || isUnit(one, 'quarter'))

function isUnit({ item: { period } }: Time, unit: 'year' | 'quarter' | 'month'): boolean {
  const window = period.from === undefined ? undefined : calendarUnit(period.from, unit)
  return window?.from === period.from && window?.to === period.to
}

function within(part: Time, year: Time): Period {
  const { from = '', to = '' } = part.item.period
  const by = Number(year.item.period.from?.slice(0, 4)) - Number(from.slice(0, 4))
  const window = { from: addUnits(from, by, 'year'), to: addUnits(to, by, 'year') }
  return { ...window, label: labelOf(window) }
}
