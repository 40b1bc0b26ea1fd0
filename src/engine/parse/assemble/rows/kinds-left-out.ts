// "Arrivals next week without viewings": rows cannot have rows of their own; a kind of them is left out.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function kindsLeftOut(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = suchLeftOut(index, given)
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

/** "Average stay by state, no monthly stays": behind a pause, what describes those that are missing tells which rows are left out. */
function suchLeftOut(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const lost = of(placed, 'noun').find(({ item, text, afterBreak }) => {
    const isPlain = item.nouns.every(id => index.noun(id).key === undefined)
    return item.none && !item.weak && isPlain && afterBreak === true && /^(no|without) /.test(text)
  })
  const such = of(placed, 'condition').find(({ start, end }) => start === lost?.start && end === lost.end)
  const condition = such?.item.condition
  if (lost === undefined || condition?.kind !== 'values' || condition.not) return placed
  const tables = new Set(lost.item.nouns.map(id => index.noun(id).table))
  const isOwn = condition.options
    .flat()
    .every(({ attribute }) => tables.has(index.attribute(attribute).table))
  if (!isOwn || !isOfRows(index, placed, lost.start, tables)) return placed
  return placed.flatMap((one): Placed[] => {
    if (one === lost) return []
    return one === such
      ? [{ ...one, item: { kind: 'condition', condition: { ...condition, not: true } } }]
      : [one]
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
  const measured = of(placed, 'ask').length > 0 ? [] : tablesMeasured(index, placed)
  const isApart = placed.some(one => one.start === start && one.afterBreak === true)
  // "Cities by revenue, no viewings"; "brands by revenue with no refunds" are those that have none.
  const grouped = placed.findLastIndex(
    ({ item, end }) => end <= start && (item.kind === 'key' || (item.kind === 'rank' && isApart)),
  )
  return (
    measured.length > 0 &&
    measured.every(table => tables.has(table)) &&
    (placed[grouped + 1]?.afterBreak === true || /^(by|per)\b/.test(placed[grouped]?.text ?? '')) &&
    placed
      .slice(grouped + 1)
      .every(({ item }) => item.kind === 'condition' || item.kind === 'noun' || item.kind === 'period')
  )
}

/** "Nights booked per city", "cities by revenue": a number of the rows, computed or bare. */
function tablesMeasured(index: ModelIndex, placed: readonly Placed[]): string[] {
  // "Top 5 brands by revenue".
  const [first, next] = placed.filter(({ item }) => item.kind !== 'rank' || item.by !== null)
  const tables = (attributes: readonly string[]) => attributes.map(id => index.attribute(id).table)
  if (first?.item.kind === 'attribute') {
    const { attributes } = first.item
    if (attributes.every(id => index.attribute(id).kind === 'number')) return tables(attributes)
    const by = next?.item.kind === 'rank' && next.text.startsWith('by ') ? next.item.by : null
    return by?.kind === 'measure' ? tablesOf(index, by.measures) : []
  }
  if (first?.item.kind !== 'quantity') return []
  const { quantity } = first.item
  if (quantity.kind === 'measure') return tablesOf(index, quantity.measures)
  return quantity.kind === 'aggregate' ? tables(quantity.attributes) : []
}

const tablesOf = (index: ModelIndex, measures: readonly string[]): string[] =>
  measures.map(id => index.noun(index.measure(id).noun).table)

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
