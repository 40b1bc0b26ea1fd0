// "Customers with more than 35 orders: first name, city, orders": in a row of columns, the number that each of them carries. As things of
// their own the orders would be a second list.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function carriedColumns(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const [things, rows, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  if (things === undefined || rows === undefined || others.length > 0) return placed
  const attribute = numberOf(index, things, rows)
  const isOther = (['key', 'quantity', 'period', 'ask'] as const).some(kind => of(placed, kind).length > 0)
  if (attribute === undefined || isOther || !isColumn(index, placed, things, rows)) return placed
  return placed.map(one =>
    one === rows
      ? { ...one, item: { kind: 'attribute', attributes: [attribute], plural: false, text: one.text } }
      : one,
  )
}

/** The number of such rows that each of the things has, as those who are named first. */
function numberOf(index: ModelIndex, things: PlacedOf<'noun'>, rows: PlacedOf<'noun'>): string | undefined {
  const tables = new Set(things.item.nouns.map(id => index.noun(id).table))
  const counted = new Set(rows.item.nouns.map(id => index.noun(id).table))
  return index.model.attributes.find(
    ({ table, counts }) => counts !== undefined && tables.has(table) && counted.has(index.noun(counts).table),
  )?.id
}

/** Between pauses, beside another column of the things, and with nothing said of it: "orders over $500" are some of them. */
function isColumn(
  index: ModelIndex,
  placed: readonly Placed[],
  things: PlacedOf<'noun'>,
  rows: PlacedOf<'noun'>,
): boolean {
  const tables = new Set(things.item.nouns.map(id => index.noun(id).table))
  const isBeside = ({ item, start, end, afterBreak, afterAnd }: Placed) =>
    start > things.end &&
    (start === rows.end + 1 || end === rows.start - 1) &&
    (afterBreak === true || afterAnd === true) &&
    (item.kind === 'names' ||
      (item.kind === 'attribute' && item.attributes.some(id => tables.has(index.attribute(id).table))))
  const isFree = placed.every(({ start }) => start !== rows.end)
  const isApart = rows.afterBreak === true || rows.afterAnd === true
  return rows.item.plural && rows.start > things.end && isApart && isFree && placed.some(isBeside)
}
