// Kinds of row that one value of an attribute makes: a product view, an add to cart.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item } from '#engine/parse/item.ts'

export interface KindOfRow {
  attribute: string
  value: string
}

/** Those of a table that an item names, whether they must be there or be missing; none where it names anything else. */
export function kindsOfRows(index: ModelIndex, item: Item, table: string): KindOfRow[] {
  if (item.kind === 'noun') {
    const [own] = item.nouns.flatMap(id =>
      index.noun(id).table === table ? (index.noun(id).where ?? []) : [],
    )
    if (own?.kind !== 'is' || own.not === true || own.values.length !== 1) return []
    const [value] = own.values
    return typeof value === 'string' ? [{ attribute: own.attribute, value }] : []
  }
  if (item.kind !== 'condition' || item.condition.kind !== 'values' || item.condition.not) return []
  return item.condition.options.flatMap(
    options => options.find(({ attribute }) => index.attribute(attribute).table === table) ?? [],
  )
}
