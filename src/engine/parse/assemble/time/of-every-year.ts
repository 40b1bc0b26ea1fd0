// "Closings in the first quarter of each year", "October sales by year": those months of every year, and not of the last one alone.
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addDays, addUnits, partsOf } from '#engine/time/calendar.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function ofEveryYear(placed: readonly Placed[]): Placed[] {
  const [only, ...others] = of(placed, 'period')
  const isByYear = of(placed, 'key').some(({ item: { key } }) => key.kind === 'grain' && key.grain === 'year')
  if (only === undefined || others.length > 0 || !isByYear || !isOfNoYear(only)) return [...placed]
  const months = monthsIn(only.item.period)
  // "On Black Friday of each year": no months, and no day that comes again.
  if (months === null) throw new Unclear('a time of every year')
  const { dates } = only.item
  return placed.map(one =>
    one === only ? { ...only, item: { kind: 'period', period: { label: only.text, months }, dates } } : one,
  )
}

/** "In November and December": a list of months says as little of the year as one of them does. */
const isOfNoYear = ({ item: { period }, text }: PlacedOf<'period'>): boolean =>
  period.yearless === true ||
  (period.parts !== undefined && !/\d{2}|\b(?:this|last|next|past|previous|prior|current|year)\b/.test(text))

/** Whole months in their order, or null. */
function monthsIn({ from, to, since, parts = [], range }: Period): number[] | null {
  if (range !== true && parts.length > 0) {
    const each = parts.map(monthsIn)
    const all = each.flatMap(months => months ?? [])
    return each.includes(null) || all.length > 11 ? null : all.toSorted((a, b) => a - b)
  }
  if (from === undefined || to === undefined || since === true) return null
  if (!from.endsWith('-01') || !to.endsWith('-01') || addUnits(from, 1, 'year') <= to) return null
  // "From October to March by year": half of a winter would stand with the year before.
  if (partsOf(from).year !== partsOf(addDays(to, -1)).year) return null
  const months: number[] = []
  for (let month = from; month < to; month = addUnits(month, 1, 'month')) months.push(partsOf(month).month)
  return months
}
