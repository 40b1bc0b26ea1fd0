// "Sessions with a product view, an add to cart and a purchase": kinds of one row in a row, each with its own number of things.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { kindsOfRows } from '#engine/parse/assemble/kinds-of-rows.ts'

export function funnel(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const things = of(placed, 'noun').filter(
    ({ item }) => !item.weak && item.nouns.some(id => index.noun(id).key !== undefined),
  )
  const counted = of(placed, 'quantity').filter(
    ({ item }) =>
      item.quantity.kind === 'count' && item.quantity.nouns.some(id => index.noun(id).key !== undefined),
  )
  const [thing] = [...counted, ...things]
  const others = (['rank', 'key', 'having', 'versus', 'change'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (thing === undefined || others || of(placed, 'noun').some(({ item }) => item.none)) return [...placed]
  const id =
    thing.item.kind === 'noun'
      ? thing.item.nouns[0]
      : thing.item.quantity.kind === 'count'
        ? thing.item.quantity.nouns[0]
        : undefined
  const table = id === undefined ? undefined : index.noun(id).table
  const steps =
    table === undefined
      ? []
      : placed.flatMap(one => kindsOfRows(index, one.item, table).map(kind => ({ one, ...kind })))
  const attributes = new Set(steps.map(({ attribute }) => attribute))
  const [attribute] = attributes
  if (id === undefined || steps.length < 3 || attributes.size !== 1 || attribute === undefined)
    return [...placed]
  const used = new Set(steps.map(({ one }) => one))
  const condition: Item = {
    kind: 'condition',
    condition: { kind: 'values', options: steps.map(({ value }) => [{ attribute, value }]), not: false },
  }
  const made: Item[] = [
    { kind: 'quantity', quantity: { kind: 'count', nouns: [id] }, weak: false },
    condition,
    { kind: 'key', key: { kind: 'attribute', attributes: [attribute] } },
  ]
  const rest = placed.filter(
    one => !used.has(one) && one !== thing && !(one.item.kind === 'ask' && one.item.how === 'count'),
  )
  return [...made.map(item => ({ ...thing, item })), ...rest]
}
