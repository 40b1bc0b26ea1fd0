// "August revenue this year against last year", "Q3 bookings in 2024 and 2025": a month that is named without a year is that of
// each year that is named apart from it.
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits, yearOf } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function inEachYear(placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  const [part, ...otherParts] = periods.filter(({ item }) => item.period.yearless === true)
  const years = periods.filter(one => one !== part)
  if (part === undefined || otherParts.length > 0 || years.length === 0) return [...placed]
  // "Each month of 2025, January first" names the order of its months.
  if (of(placed, 'key').some(({ item }) => item.key.kind === 'grain')) return [...placed]
  if (years.some(({ item }) => !(item.period.parts ?? [item.period]).every(isYear))) return [...placed]
  // "Made this year for stays in July" speaks of two dates.
  if (years.some(({ item }) => item.dates.some(id => !part.item.dates.includes(id)))) return [...placed]
  if (years.some(year => isOfOther(placed, year, part))) return [...placed]
  const isKnown = (year: Period) => isFixed(part.item.period) || knownIn(part.item.period, year) !== undefined
  if (!years.flatMap(({ item }) => item.period.parts ?? [item.period]).every(isKnown)) return [...placed]
  const { dates } = part.item
  return placed.flatMap((one): Placed[] => {
    if (one === part) return []
    if (one.item.kind !== 'period') return [one]
    const { item } = one
    const each = (item.period.parts ?? [item.period]).map(year => inYear(part.item.period, year))
    const made = each.map(period => ({ ...one, item: { ...item, period, dates } }))
    return each.length > 1 ? [{ ...one, item: { kind: 'ask', how: 'compare' } }, ...made] : made
  })
}

/** "Stayed in 2024 with a booking in July", "ordered in 2024 and again in March": something else, at a time of its own. */
const isOfOther = (placed: readonly Placed[], year: Placed, part: Placed): boolean =>
  year.start > 1 && of(placed, 'noun').some(({ start }) => start > year.start && start < part.start)

const isYear = ({ from, to }: Period) =>
  from !== undefined && to !== undefined && from.endsWith('-01-01') && addUnits(from, 1, 'year') === to

/** Black Friday is another day of another year. */
const isFixed = ({ from, yearBefore }: Period): boolean =>
  from === undefined || yearBefore?.from === undefined || addUnits(from, -1, 'year') === yearBefore.from

const knownIn = (part: Period, year: Period): Period | undefined =>
  [part, part.otherwise, part.yearBefore].find(one => one?.from?.slice(0, 4) === year.from?.slice(0, 4))

function inYear(part: Period, year: Period): Period {
  const known = isFixed(part) ? undefined : knownIn(part, year)
  if (known !== undefined) return known
  const { from, to } = part
  const by = yearOf(year.from ?? '') - yearOf(from ?? '')
  const window = {
    ...(from === undefined ? {} : { from: addUnits(from, by, 'year') }),
    ...(to === undefined ? {} : { to: addUnits(to, by, 'year') }),
  }
  return { ...window, label: labelOf(window) }
}
