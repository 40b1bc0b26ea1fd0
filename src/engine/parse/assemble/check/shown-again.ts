// "The longest average stay, name and nights": a last word that only calls the number, which is shown already, by another name.
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { formatOf } from '#engine/parse/assemble/units.ts'

/** Numbers that a bare word names by what they are counted in; of "count" every number of things would be one. */
const named: ReadonlySet<string> = new Set(['nights', 'days', 'money'])

export function isShownAgain(
  { index, placed }: Draft,
  { columns }: Plan,
  { item, start, afterBreak, afterAnd }: PlacedOf<'attribute'>,
): boolean {
  const isLast = placed.every(one => one.start <= start || one.item.kind === 'order')
  // "Title and nights": the last of the columns that are asked for.
  const isBesideColumn = of(placed, 'attribute').some(({ end }) => afterAnd === true && end === start - 1)
  const isListed = afterBreak === true || isBesideColumn || of(placed, 'names').some(({ end }) => end < start)
  const numbers = columns.flatMap(one => (one.kind === 'quantity' ? [formatOf(index, one.quantity)] : []))
  const own = new Set(item.attributes.map(id => index.attribute(id).format))
  const shown = new Set(numbers.filter(format => named.has(format)))
  return isLast && isListed && shown.size === 1 && [...own].every(format => shown.has(format))
}
