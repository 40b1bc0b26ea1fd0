// "Q3 revenue this year next to Q3 revenue last year", "Q3 this year vs last year", "this year, July against August": parts of a
// year and the years that they belong to, named apart from each other.
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import { calendarUnit, labelOf } from '#engine/time/period.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

type Time = PlacedOf<'period'>

/** The items with each part moved into its year, and without the years; as they are where the two do not go together. */
export function inTheirYears(placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  const years = periods.filter(one => isUnit(one, 'year'))
  const parts = periods.filter(one => isPart(one))
  if (years.length === 0 || parts.length === 0) return [...placed]
  const dated = periods.filter(one => !years.includes(one) && !parts.includes(one))
  const joined = dated.length === 0 ? joinedTo(years, parts) : besideDated(years, parts, dated)
  if (joined === null) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const found = joined.filter(pair => pair.at === one)
    if (found.length > 0)
      return found.map(({ part, year }) => ({ ...one, item: { ...part.item, period: within(part, year) } }))
    return [...years, ...parts].some(period => period === one) ? [] : [one]
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

/** "Q3 revenue this year with Q3 last year": the same days, whose other year is named with them. */
function besideDated(years: readonly Time[], parts: readonly Time[], dated: readonly Time[]): Pair[] | null {
  const [[year, ...moreYears], [part, ...moreParts], [other, ...more]] = [years, parts, dated]
  if (year === undefined || part === undefined || other === undefined) return null
  const moved = within(part, other)
  const isSame = moved.from === other.item.period.from && moved.to === other.item.period.to
  return isSame && moreYears.length + moreParts.length + more.length === 0 ? [{ part, year, at: part }] : null
}

/** Named without a year, by months or quarters: holidays lie on other days of another year. */
const isPart = (one: Time) =>
  (one.item.period.yearless === true && (isUnit(one, 'month') || isUnit(one, 'quarter'))) || isOfMonths(one)

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const ofMonths = new RegExp(`^(?:(?:in|for|during|of|from|between|the) )*(?:${months}|q[1-4]\\b)`)

/** "November and December", "November first through fifteenth": within one year, whichever it is. */
const isOfMonths = ({ text, item: { period } }: Time): boolean =>
  ofMonths.test(text) &&
  !/\d{4}|'\d\d|\b(this|last|next|past|previous)\b/.test(text) &&
  period.from?.slice(0, 4) === (period.to === undefined ? '' : addUnits(period.to, -1, 'day').slice(0, 4)) &&
  period.broken !== true

function isUnit({ item: { period } }: Time, unit: 'year' | 'quarter' | 'month'): boolean {
  const window = period.from === undefined ? undefined : calendarUnit(period.from, unit)
  return window?.from === period.from && window?.to === period.to
}

/** "For the 2025 books, Q1 through Q4": a part that is named apart from its one year. */
export function inItsYear(one: Time, other: Time): Period | null {
  const [year, part] = isUnit(one, 'year') && !isPart(one) ? [one, other] : [other, one]
  return isUnit(year, 'year') && !isPart(year) && isPart(part) ? within(part, year) : null
}

function within(part: Time, year: Time): Period {
  const { from = '', to = '' } = part.item.period
  const by = Number(year.item.period.from?.slice(0, 4)) - Number(from.slice(0, 4))
  const window = { from: addUnits(from, by, 'year'), to: addUnits(to, by, 'year') }
  return { ...window, label: labelOf(window) }
}
