// "Homes by bedrooms, studios too": a kind of the rows is among them anyway; "revenue by city, bookings too" asks for their number.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export const withLetIn = (index: ModelIndex, placed: readonly Placed[]): readonly Placed[] =>
  of(placed, 'let in').length === 0 ? placed : placed.flatMap(one => letIn(index, placed, one))

function letIn(index: ModelIndex, placed: readonly Placed[], one: Placed): Placed[] {
  if (one.item.kind !== 'let in') return [one]
  const { nouns } = one.item
  const isKind = nouns.every(id =>
    (index.noun(id).where ?? []).some(own => own.kind === 'is' && own.not !== true),
  )
  const isOfRows = nouns.every(id => rowsAsked(placed).some(row => isPlain(index, row, index.noun(id).table)))
  if (isKind && (isOfRows || isShown(index, placed, nouns))) return []
  const isNumber = placed.some(({ item }) => item.kind === 'quantity' && item.quantity.kind === 'measure')
  if (!isNumber) throw new Unclear('what is added')
  return [{ ...one, item: { kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false } }]
}

/** "Average rate by bedrooms, studios as well": one of the groups. */
function isShown(index: ModelIndex, placed: readonly Placed[], nouns: readonly string[]): boolean {
  const groups = new Set(
    of(placed, 'key').flatMap(({ item: { key } }) => (key.kind === 'attribute' ? key.attributes : [])),
  )
  return nouns.every(id =>
    (index.noun(id).where ?? []).every(own => own.kind === 'is' && groups.has(own.attribute)),
  )
}

/** Rows of every kind: no default of theirs would leave the others out. */
const isPlain = (index: ModelIndex, id: string, table: string): boolean =>
  index.noun(id).table === table && (index.noun(id).where ?? []).length === 0

const rowsAsked = (placed: readonly Placed[]): readonly string[] =>
  placed.flatMap(({ item }) => {
    if (item.kind === 'noun') return item.nouns
    return item.kind === 'quantity' && item.quantity.kind === 'count' ? item.quantity.nouns : []
  })
