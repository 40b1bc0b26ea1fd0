// A limit on rows that things have elsewhere, and where it stands: "products that sold more than 50 units", "customers without an order".
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

export const isLimit = ({ item }: Placed): boolean =>
  item.kind === 'having' || (item.kind === 'noun' && item.none)

/** Nothing but their verb stands between the things and the limit. */
export const standsAtLimit = (placed: readonly Placed[], things: Placed, limit: Placed): boolean =>
  limit.start >= things.end &&
  placed
    .filter(({ start, end }) => start >= things.end && end <= limit.start)
    .every(
      ({ item }) =>
        item.kind === 'date' ||
        (item.kind === 'ask' && item.how === 'which') ||
        ('weak' in item && item.weak === true),
    )

/** Rows of which each belongs to one of the things. */
export function limitsRowsOf(index: ModelIndex, { id, table, key }: Noun, { item }: Placed): boolean {
  const isOfThem = (noun: string) => {
    const from = index.noun(noun).table
    return from === table ? key !== undefined && noun !== id : index.path(from, table) !== null
  }
  if (item.kind === 'noun') return item.nouns.some(isOfThem)
  if (item.kind !== 'having' || item.than.kind !== 'number') return false
  const { quantity } = item
  switch (quantity.kind) {
    case 'count':
      return quantity.nouns.some(isOfThem)
    case 'measure':
      return quantity.measures.some(measure => isOfThem(index.measure(measure).noun))
    default:
      return false
  }
}
