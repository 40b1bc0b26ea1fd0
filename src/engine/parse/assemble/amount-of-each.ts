// "The last 5 bookings and what each is paying": of a single row it is the row's own number. As a sum of what was earned it would
// leave the rows out that are not earned yet.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function amountOfEach(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [last] = of(placed, 'in time')
  const ranked = of(placed, 'rank').some(({ item }) => item.by?.kind === 'attribute')
  const things = of(placed, 'noun').find(({ item }) => !item.weak && !item.none)
  const nouns = (last?.item.nouns ?? things?.item.nouns ?? []).map(id => index.noun(id))
  const isRows = nouns.length > 0 && nouns.every(({ key }) => key === undefined)
  if ((last === undefined && !ranked) || !isRows || of(placed, 'key').length > 0) return [...placed]
  const tables = new Set(nouns.map(({ table }) => table))
  return placed.map((one): Placed => {
    if (one.item.kind !== 'quantity' || one.item.quantity.kind !== 'measure') return one
    const attributes = one.item.quantity.measures.flatMap(id => addedIn(index, id, tables))
    const isBeside = of(placed, 'ask').some(
      ({ item, start, afterAnd, afterBreak }) =>
        start < one.start &&
        start > (last ?? things ?? one).start &&
        (item.how === 'each' || item.how === 'how much' || afterAnd === true || afterBreak === true),
    )
    if (attributes.length === 0 || !isBeside) return one
    const item: Item = { kind: 'attribute', attributes, plural: false, text: one.text }
    return { ...one, item }
  })
}

/** The attribute that a measure adds up, where it is one of these rows. */
function addedIn(index: ModelIndex, id: string, tables: ReadonlySet<string>): string[] {
  const { value, noun } = index.measure(id)
  return value.kind === 'aggregate' && value.of.fn === 'sum' && tables.has(index.noun(noun).table)
    ? [value.of.attribute]
    : []
}
