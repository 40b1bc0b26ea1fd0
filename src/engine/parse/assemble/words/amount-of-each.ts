// "The last 5 bookings and what each is paying": of a single row it is the row's own number. As a sum of what was earned it would
// leave the rows out that are not earned yet.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

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

/** "The pending orders and their amounts": several amounts behind several rows are those of each, and no sum. */
export function amountsOfRows(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const rows = of(placed, 'noun').find(
    ({ item }) => item.plural && !item.weak && item.nouns.every(id => index.noun(id).key === undefined),
  )
  const isOther = placed.some(({ item }) => !besideRows.has(item.kind))
  const asks = of(placed, 'ask').some(({ item }) => item.how !== 'which')
  if (rows === undefined || isOther || asks) return [...placed]
  return placed.map((one): Placed => {
    const isOfEach = one.item.kind === 'total' && one.text.endsWith('s') && one.start >= rows.end
    return isOfEach ? { ...one, item: { kind: 'total', each: true } } : one
  })
}

const besideRows: ReadonlySet<Item['kind']> = new Set(['noun', 'ask', 'condition', 'period', 'date', 'total'])

/** The attribute that a measure adds up, where it is one of these rows. */
function addedIn(index: ModelIndex, id: string, tables: ReadonlySet<string>): string[] {
  const { value, noun } = index.measure(id)
  return value.kind === 'aggregate' && value.of.fn === 'sum' && tables.has(index.noun(noun).table)
    ? [value.of.attribute]
    : []
}
