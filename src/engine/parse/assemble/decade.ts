// "1980s houses", "homes from the nineties": nothing was sold in a decade that far back, so it tells when they were built.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits, yearOf } from '#engine/time/calendar.ts'

export function builtInDecade(index: ModelIndex, today: string, placed: readonly Placed[]): Placed[] {
  const tables = new Set(
    placed
      .flatMap(({ item }) =>
        item.kind === 'noun'
          ? item.nouns
          : item.kind === 'quantity' && item.quantity.kind === 'count'
            ? item.quantity.nouns
            : [],
      )
      .map(id => index.noun(id))
      // Sales have a day of their own.
      .flatMap(({ date, table }) => (date === undefined ? [table] : [])),
  )
  const [year, ...others] = index.model.attributes.filter(
    ({ format, table }) => format === 'year' && tables.has(table),
  )
  if (year === undefined || others.length > 0) return [...placed]
  return placed.map(one => {
    if (one.item.kind !== 'period' || one.item.dates.length > 0) return one
    const from = decadeOf(one.item.period, today)
    const before = beforeYear(one.item.period, today)
    if (from === null && before === null) return one
    const to = from === null ? before : from + 9
    const condition = { kind: 'years' as const, attributes: [year.id], from, to }
    return { ...one, item: { kind: 'condition', condition } }
  })
}

/** The first year of a whole decade that is long over. */
function decadeOf({ from, to }: Period, today: string): number | null {
  if (from === undefined || !from.endsWith('0-01-01') || to !== addUnits(from, 10, 'year')) return null
  return yearOf(to) <= yearOf(today) - 10 ? yearOf(from) : null
}

/** "Homes from before 1970": the last year that it leaves. */
function beforeYear({ from, to }: Period, today: string): number | null {
  if (from !== undefined || to === undefined || !to.endsWith('-01-01')) return null
  return yearOf(to) <= yearOf(today) - 10 ? yearOf(to) - 1 : null
}
