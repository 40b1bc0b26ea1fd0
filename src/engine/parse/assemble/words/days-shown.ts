// "Homes that have been for sale over 120 days, address and days": the length that the things have.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { lengthOf } from '#engine/parse/assemble/conditions.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function daysShown(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  return placed.map(one => {
    if (one.item.kind !== 'attribute') return one
    // "Mean price per foot, mean days": the mean stands in the name.
    if (/^(mean|avg|average) days?$/.test(one.item.text) && of(placed, 'quantity').length > 0)
      return {
        ...one,
        item: {
          kind: 'quantity',
          weak: false,
          quantity: { kind: 'aggregate', fn: 'avg', attributes: one.item.attributes },
        },
      }
    if (one.item.attributes.length > 0) return one
    const thing = of(placed, 'noun').find(({ item }) => !item.weak && !item.none)?.item.nouns[0]
    const length = thing === undefined ? null : lengthOf(index, index.noun(thing).table)
    if (length === null) throw new Unclear('which days')
    return { ...one, item: { ...one.item, attributes: [length] } }
  })
}
