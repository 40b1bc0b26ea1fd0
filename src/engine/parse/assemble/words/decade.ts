// "1980s houses", "homes from the nineties": nothing was sold in a decade that far back, so it tells when they were built.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { yearOf } from '#engine/time/calendar.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function builtInDecade(index: ModelIndex, placed: readonly Placed[], today: string): Placed[] {
  const isSplit = of(placed, 'key').some(({ item }) => item.key.kind === 'decade')
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
      // Sales have a day of their own, unless they are split by when the homes were built.
      .flatMap(({ date, table }) => (date === undefined || isSplit ? [table] : [])),
  )
  const [year, ...others] = index.model.attributes.filter(
    ({ format, table }) => format === 'year' && tables.has(table),
  )
  if (year === undefined || others.length > 0) return [...placed]
  return placed.map(one => {
    if (one.item.kind !== 'period' || one.item.dates.length > 0) return one
    const decades = decadesOf(one.item.period, today)
    const before = beforeYear(one.item.period, today)
    if (decades === null && before === null) return one
    const { from, to } = decades ?? { from: null, to: before }
    const condition = { kind: 'years' as const, attributes: [year.id], from, to }
    return { ...one, item: { kind: 'condition', condition } }
  })
}

/** The first and the last year of whole decades in a row that are long over. */
function decadesOf({ from, to, broken }: Period, today: string): { from: number; to: number } | null {
  if (from?.endsWith('0-01-01') !== true || to?.endsWith('0-01-01') !== true || broken === true) return null
  return yearOf(to) <= yearOf(today) - 10 ? { from: yearOf(from), to: yearOf(to) - 1 } : null
}

/** "Homes from before 1970": the last year that it leaves. */
function beforeYear({ from, to }: Period, today: string): number | null {
  if (from !== undefined || to === undefined || !to.endsWith('-01-01')) return null
  return yearOf(to) <= yearOf(today) - 10 ? yearOf(to) - 1 : null
}
