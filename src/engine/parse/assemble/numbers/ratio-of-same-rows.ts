// "Add to cart to purchase ratio": a word for rows of two tables means those of the table that the other number counts. A number of
// other rows may go back further, and the two would be of different times.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'

export const ratioOfSameRows = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.map(one => {
    if (one.item.kind !== 'ratio') return one
    const { top, bottom } = one.item
    return {
      ...one,
      item: { ...one.item, top: among(index, top, bottom), bottom: among(index, bottom, top) },
    }
  })

function among(index: ModelIndex, ref: QuantityRef, other: QuantityRef): QuantityRef {
  if (ref.kind !== 'count' || other.kind !== 'count') return ref
  const tables = new Set(other.nouns.map(id => index.noun(id).table))
  const nouns = ref.nouns.filter(id => tables.has(index.noun(id).table))
  return nouns.length === 0 ? ref : { ...ref, nouns }
}
