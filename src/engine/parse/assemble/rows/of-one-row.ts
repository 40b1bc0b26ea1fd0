// "Orders of more than 4 units": of a single order a sum is its own number.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type ItemOf, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function ofOneRow(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const grouped = (['key', 'attribute'] as const).some(kind => of(placed, kind).length > 0)
  const subject = of(placed, 'noun').find(({ item }) => !item.weak && !item.none) ?? countedIn(placed)
  if (grouped || subject === undefined) return [...placed]
  const rows = new Set(
    nounsOf(subject.item)
      .map(id => index.noun(id))
      .flatMap(noun => (noun.key === undefined ? [noun.table] : [])),
  )
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'having' || item.quantity.kind !== 'measure' || item.than.kind !== 'number') return one
    const { op, than } = item
    if (op === '<>' || one.start < subject.start) return one
    const attributes = item.quantity.measures.flatMap(id => summed(index, id, rows))
    if (attributes.length === 0) return one
    const { value, unit = 'plain' } = than
    const amount =
      op === '=' ? { kind: 'exact' as const, values: [value] } : { kind: 'bound' as const, op, value }
    const made: Item = {
      kind: 'condition',
      condition: { kind: 'amount', attributes, amount, unit, not: false },
    }
    return { ...one, item: made }
  })
}

/** "How many orders with more than 3 units": the only number asked for is that of the rows. */
function countedIn(placed: readonly Placed[]): PlacedOf<'quantity'> | undefined {
  const [counted, ...others] = of(placed, 'quantity')
  return others.length === 0 && counted?.item.quantity.kind === 'count' ? counted : undefined
}

const nounsOf = (item: ItemOf<'noun'> | ItemOf<'quantity'>): readonly string[] =>
  item.kind === 'noun' ? item.nouns : item.quantity.kind === 'count' ? item.quantity.nouns : []

/** What a measure adds up, where its rows are the things themselves. */
function summed(index: ModelIndex, id: string, rows: ReadonlySet<string>): string[] {
  const { noun, value } = index.measure(id)
  return value.kind === 'aggregate' && value.of.fn === 'sum' && rows.has(index.noun(noun).table)
    ? [value.of.attribute]
    : []
}
