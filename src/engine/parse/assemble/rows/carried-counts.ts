// "How many customers have zero completed orders, by city": who has so many is known of each customer, who carries the number. Of the
// city it would be the orders of all who live there.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { Amount } from '#engine/parse/piece.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function carriedCounts(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const counted = of(placed, 'quantity').find(({ item }) => item.quantity.kind === 'count')
  const isGrouped = of(placed, 'key').some(({ item }) => item.key.kind === 'attribute')
  if (counted === undefined || !isGrouped || of(placed, 'period').length > 0) return placed
  const limit = placed.find(({ item, start }) => isLimit(item) && isNext(counted, start))
  const amount = limit === undefined ? null : amountOf(limit.item)
  if (limit === undefined || amount === null) return placed
  const state = of(placed, 'condition').filter(({ start, end }) => start === limit.start && end === limit.end)
  const attribute = attributeOf(index, counted, limit.item, state)
  if (attribute === undefined) return placed
  const item: Item = {
    kind: 'condition',
    condition: { kind: 'amount', attributes: [attribute], amount, unit: 'plain', not: false },
  }
  return placed.flatMap(one => {
    if (one === limit) return [{ ...one, item }]
    return one.item.kind === 'condition' && one.start === limit.start && one.end === limit.end ? [] : [one]
  })
}

/** Right behind those who are counted, "have" or "with" between them: said of each of them, and not of their group. */
export const isNext = ({ end }: { end: number }, start: number): boolean => start >= end && start - end <= 2

const isLimit = (item: Item): boolean =>
  (item.kind === 'noun' && item.none) || (item.kind === 'having' && item.quantity.kind === 'count')

function amountOf(item: Item): Amount | null {
  if (item.kind === 'noun') return { kind: 'exact', values: [0] }
  if (item.kind !== 'having' || item.than.kind !== 'number') return null
  const { op, than } = item
  if (op === '<>') return null
  return op === '=' ? { kind: 'exact', values: [than.value] } : { kind: 'bound', op, value: than.value }
}

/** The number of such rows that each of those who are counted carries. */
function attributeOf(
  index: ModelIndex,
  counted: PlacedOf<'quantity'>,
  limit: Item,
  state: readonly PlacedOf<'condition'>[],
): string | undefined {
  const ids = counted.item.quantity.kind === 'count' ? counted.item.quantity.nouns : []
  const tables = new Set(ids.map(id => index.noun(id).table))
  const rows =
    limit.kind === 'noun'
      ? limit.nouns
      : limit.kind === 'having' && limit.quantity.kind === 'count'
        ? limit.quantity.nouns
        : []
  const [only, ...others] = state
  if (only === undefined || others.length > 0) return undefined
  const { condition } = only.item
  const values = condition.kind === 'values' && !condition.not ? (condition.options[0] ?? []) : []
  return index.model.attributes.find(({ table, counts }) => {
    if (counts === undefined || !tables.has(table)) return false
    const noun = index.noun(counts)
    const [where] = noun.where ?? []
    return (
      rows.some(id => index.noun(id).table === noun.table) &&
      where?.kind === 'is' &&
      values.some(({ attribute, value }) => attribute === where.attribute && where.values.join() === value)
    )
  })?.id
}
