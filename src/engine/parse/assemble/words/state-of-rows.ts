// "Homes with pending bookings": a home may be pending as well, but the word stands before the bookings, and theirs is meant.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { PlacedOf } from '#engine/parse/assemble/items.ts'

type Values = Extract<PlacedOf<'condition'>['item']['condition'], { kind: 'values' }>

export function stateOfRows(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  return placed.map(one => {
    const condition = one.item.kind === 'condition' ? one.item.condition : null
    if (condition?.kind !== 'values' || !isShared(index, condition)) return one
    const tables = new Set(placed.flatMap(other => namedBy(one, other)).map(id => index.noun(id).table))
    const options = condition.options.map(option =>
      option.filter(({ attribute }) => tables.has(index.attribute(attribute).table)),
    )
    return options.every(({ length }) => length > 0)
      ? { ...one, item: { kind: 'condition', condition: { ...condition, options } } }
      : one
  })
}

/** Rows of several tables may be in it. */
const isShared = (index: ModelIndex, { options }: Values): boolean =>
  options.some(option => new Set(option.map(({ attribute }) => index.attribute(attribute).table)).size > 1)

/** The rows whose name stands right behind it, or so many of which are wanted. */
function namedBy({ start, end }: Placed, other: Placed): readonly string[] {
  const { item } = other
  // "At least one pending booking", "no pending bookings".
  const isAround = other.start <= start && other.end >= end
  if (item.kind === 'having' && item.quantity.kind === 'count') return isAround ? item.quantity.nouns : []
  if (item.kind === 'noun' && item.none && isAround) return item.nouns
  if (other.start !== end || other.afterBreak === true || other.afterAnd === true) return []
  return item.kind === 'noun' && !item.weak && item.verb !== true ? item.nouns : []
}
