// "Arrivals next week without viewings": rows cannot have rows of their own; a kind of them is left out.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

export function kindsLeftOut(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'noun' || !item.none || (item.verb === true && !isState(index, placed, one))) return one
    const kinds = item.nouns.map(id => index.noun(id))
    const isKind = kinds.every(({ where = [] }) =>
      where.some(test => test.kind === 'is' && test.not !== true),
    )
    const tables = new Set(kinds.map(({ table }) => table))
    return isKind && isOfRows(index, placed, one.start, tables)
      ? { ...one, item: { kind: 'left out', nouns: item.nouns } }
      : one
  })
}

/** "Without cancelled orders": a state, right before the things that have it; ", no cancelled": behind a pause, and nothing that was not done. */
const isState = (index: ModelIndex, placed: readonly Placed[], one: Placed): boolean =>
  one.item.kind === 'noun' &&
  ((one.afterBreak === true && /^(no|without) /.test(one.text)) || describesRows(index, placed, one))

const describesRows = (index: ModelIndex, placed: readonly Placed[], { item, end }: Placed): boolean =>
  item.kind === 'noun' &&
  of(placed, 'noun').some(
    next =>
      next.start === end &&
      next.item.nouns.every(id => item.nouns.some(own => index.noun(own).table === index.noun(id).table)),
  )

/** Whether the rows that are asked about, named before it or told by their date, are of the same table. */
function isOfRows(
  index: ModelIndex,
  placed: readonly Placed[],
  start: number,
  tables: ReadonlySet<string>,
): boolean {
  const first = of(placed, 'noun').find(({ item }) => !item.weak && !item.none)
  const counted = of(placed, 'quantity').find(({ item }) => item.quantity.kind === 'count')
  const rows =
    counted?.item.quantity.kind === 'count' ? counted.item.quantity.nouns : (first?.item.nouns ?? [])
  const before = (counted ?? first)?.start ?? Infinity
  const isRow = (id: string) => index.noun(id).key === undefined && tables.has(index.noun(id).table)
  if (before < start && rows.length > 0 && rows.every(isRow)) return true
  return isWhoHappens(index, placed, first, tables) || isMeasured(index, placed, start, tables)
}

/** "Average booking window per property type, no viewings": a pause or a "by" parts what is left out from the groups, which it does not describe. */
function isMeasured(
  index: ModelIndex,
  placed: readonly Placed[],
  start: number,
  tables: ReadonlySet<string>,
): boolean {
  const measured = of(placed, 'ask').length > 0 ? [] : tablesMeasured(index, placed[0])
  const grouped = placed.findLastIndex(({ item, end }) => end <= start && item.kind === 'key')
  return (
    measured.length > 0 &&
    measured.every(table => tables.has(table)) &&
    (placed[grouped + 1]?.afterBreak === true || /^(by|per)\b/.test(placed[grouped]?.text ?? '')) &&
    placed
      .slice(grouped + 1)
      .every(({ item }) => item.kind === 'condition' || item.kind === 'noun' || item.kind === 'period')
  )
}

/** "Nights booked per city": a number of the rows, computed or bare. */
function tablesMeasured(index: ModelIndex, first: Placed | undefined): string[] {
  const tables = (attributes: readonly string[]) => attributes.map(id => index.attribute(id).table)
  if (first?.item.kind === 'attribute')
    return first.item.attributes.every(id => index.attribute(id).kind === 'number')
      ? tables(first.item.attributes)
      : []
  if (first?.item.kind !== 'quantity') return []
  const { quantity } = first.item
  if (quantity.kind === 'measure')
    return quantity.measures.map(id => index.noun(index.measure(id).noun).table)
  return quantity.kind === 'aggregate' ? tables(quantity.attributes) : []
}

/** "Who is arriving next week: guest, home and date": the guests are only shown. */
function isWhoHappens(
  index: ModelIndex,
  placed: readonly Placed[],
  first: PlacedOf<'noun'> | undefined,
  tables: ReadonlySet<string>,
): boolean {
  const who = of(placed, 'ask').find(({ text, item }) => text === 'who' && item.relative !== true)
  const dated = of(placed, 'period').find(({ item }) => item.dates.length > 0)
  if (who === undefined || dated === undefined || (first?.start ?? Infinity) < dated.end) return false
  return dated.item.dates.every(id => tables.has(index.attribute(id).table))
}
