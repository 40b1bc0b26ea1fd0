// "Repeat guests": a kind of thing that its number of rows makes.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { ofThing } from '#engine/parse/assemble/carried.ts'

/** Each limit is one of the rows that carry its number, or of those that are counted. */
export const withLimits = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.flatMap(one => asLimit(index, one)).flatMap(one => ofThing(index, placed, one))

function asLimit(index: ModelIndex, one: Placed): Placed[] {
  const { item } = one
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return [one]
  const segment = item.condition.segments
    .map(id => index.segment(id))
    .find(({ count }) => count !== undefined)
  if (segment?.count === undefined || segment.where.length > 0) return [one]
  const { of: counted, op, value } = segment.count
  const noun: Item = { kind: 'noun', nouns: [segment.noun], plural: true, none: false, weak: false }
  const having: Item = {
    kind: 'having',
    quantity: { kind: 'count', nouns: [counted] },
    op,
    than: { kind: 'number', value },
    ...(segment.lacking === undefined ? { standing: true as const } : {}),
  }
  // "Abandoned carts": what must not be there counts as much as what must.
  const without: Item[] =
    segment.lacking === undefined
      ? []
      : [{ kind: 'noun', nouns: [segment.lacking], plural: true, none: true, weak: false }]
  return [noun, having, ...without].map(made => ({ ...one, item: made }))
}
