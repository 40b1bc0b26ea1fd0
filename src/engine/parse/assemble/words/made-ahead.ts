// "This year's bookings that were made 100 days before check-in": how far ahead is what the verb says, and the year stays that of the stays.
import type { Expr } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { Placed } from '#engine/parse/item.ts'

export function madeAhead(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  const lengths = of(placed, 'condition').flatMap(({ item: { condition }, start }) =>
    condition.kind === 'amount' && periods.length > 0 ? [{ start, attributes: condition.attributes }] : [],
  )
  return placed.filter(({ item, start, end }) => {
    if (item.kind !== 'date') return true
    const length = lengths.find(one => one.start === end)
    if (length === undefined || length.attributes.length === 0) return true
    // "Made in 2025 at least 100 days ahead", "made 100 days ahead in 2025": the time of the verb itself.
    if (periods.some(one => one.start >= start || one.item.dates.length > 0)) return true
    return !length.attributes.every(id => isSince(index, id, item.attribute))
  })
}

/** The length begins on the very day that the verb speaks of. */
function isSince(index: ModelIndex, length: string, date: string): boolean {
  const { expr, table } = index.attribute(length)
  return index.attribute(date).table === table && expr.kind === 'combine' && expr.op === '-'
    ? columnOf(expr.right) === columnOf(index.attribute(date).expr)
    : false
}

const columnOf = (expr: Expr): string | null =>
  expr.kind === 'column' ? expr.column : expr.kind === 'day' ? columnOf(expr.of) : null
