// "Guests who never cancelled", "customers who never used PayPal": no row of theirs is such a one.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

/** The items with what things never did as rows that are not there. A row that is itself asked for only is not so. */
export function neverSaid(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const things = of(placed, 'noun').flatMap(({ item }) =>
    item.none ? [] : item.nouns.map(id => index.noun(id)),
  )
  const counted = of(placed, 'quantity').flatMap(({ item }) =>
    item.quantity.kind === 'count' ? item.quantity.nouns.map(id => index.noun(id)) : [],
  )
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'values' || !item.condition.not) return [one]
    if (!/^(never|not ever|never ever)\b/.test(one.text)) return [one]
    const table = index.attribute(item.condition.options[0]?.[0]?.attribute ?? '').table
    const apart = [...things, ...counted].find(noun => noun.key !== undefined || noun.table !== table)
    const rows = apart === undefined ? undefined : rowsBetween(index, apart, table)
    if (rows === undefined) return [one]
    return [
      { ...one, item: { kind: 'noun', nouns: [rows.id], plural: true, none: true, weak: true } },
      { ...one, item: { ...item, condition: { ...item.condition, not: false } } },
    ]
  })
}

/** "Never apparel" is said of orders, which lead to a customer and to a product. */
function rowsBetween(index: ModelIndex, thing: Noun, table: string): Noun | undefined {
  const leads = (from: string) =>
    index.path(from, thing.table) !== null &&
    index.path(from, table) !== null &&
    (from !== thing.table || thing.key !== undefined)
  const between = [table, ...index.tables].find(leads)
  return index.model.nouns
    .filter(noun => noun.table === between && noun.key === undefined)
    .toSorted((a, b) => (a.where?.length ?? 0) - (b.where?.length ?? 0))[0]
}
