// "Had rental income over $60,000": a number right behind what things have limits that, and not what they cost.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Amount } from '#engine/parse/piece.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { fits } from '#engine/parse/assemble/units.ts'

export const limitedSegment = (index: ModelIndex, placed: readonly Placed[]): Placed[] => {
  const had = new Map(of(placed, 'condition').map(({ end, item }) => [end, numberIn(index, item.condition)]))
  return placed.map((one): Placed => {
    const { item, start } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'amount') return one
    const attribute = item.condition.attributes.length === 0 ? had.get(start) : undefined
    if (attribute === undefined || attribute === null) return one
    const { format } = index.attribute(attribute)
    if (!fits(item.condition.unit, format)) return one
    // "New construction under 900k": so many dollars, and no year that it was built in.
    if (format === 'year' && !isYear(item.condition.amount)) return one
    return { ...one, item: { ...item, condition: { ...item.condition, attributes: [attribute] } } }
  })
}

/** The one number that a segment speaks of. */
function numberIn(
  index: ModelIndex,
  condition: { kind: string; segments?: readonly string[]; not?: boolean },
) {
  if (condition.kind !== 'segment' || condition.not === true) return null
  const where = (condition.segments ?? []).flatMap(id => index.segment(id).where)
  const [only, ...more] = new Set(where.flatMap(one => ('attribute' in one ? [one.attribute] : [])))
  return only !== undefined && more.length === 0 && index.attribute(only).kind === 'number' ? only : null
}

const isYear = (amount: Amount): boolean =>
  amount.kind !== 'exact' && amount.kind !== 'range' && amount.value > 1500 && amount.value < 2200
