// "How many bathrooms does the Driftwood have", "list price vs sold price of 84 Canopy Court": columns of one that is named.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { namesOne } from './whether.ts'

/**
 * "How many bathrooms does the Driftwood have": the number of one, which adds up to nothing. "What does the Robot Vacuum cost and
 * how many are left": beside another column of it, what would add up is one as well.
 */
export function isOfNamed(
  index: ModelIndex,
  placed: readonly Placed[],
  attributes: readonly string[],
): boolean {
  // "How much did it make, and how many are in stock": money that is none of its columns.
  const asksPrice =
    of(placed, 'ask').some(({ item }) => item.how === 'how much') &&
    of(placed, 'quantity').every(({ item }) => item.quantity.kind === 'aggregate')
  const isBeside = (table: string) =>
    of(placed, 'attribute').some(({ item }) =>
      item.attributes.some(id => index.attribute(id).table === table && !attributes.includes(id)),
    ) || asksPrice
  const counted = attributes
    .map(id => index.attribute(id))
    .filter(({ rollup, table }) => rollup !== 'sum' || isBeside(table))
  return of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'values' &&
      condition.options.length === 1 &&
      condition.options.flat().every(({ attribute }) => {
        const { names, kind, table } = index.attribute(attribute)
        return (names === true || kind === 'identifier') && counted.some(one => one.table === table)
      }),
  )
}

/** Two columns of one row are shown beside each other, and nothing else is compared. */
export function besideEachOther(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isOne = of(placed, 'condition').some(({ item: { condition } }) => namesOne(index, condition))
  const columns = of(placed, 'attribute')
  const isBetween = ({ start, end }: Placed) =>
    columns.some(one => one.end === start) && columns.some(one => one.start >= end && one.start <= end + 1)
  return isOne ? placed.filter(one => one.item.kind !== 'versus' || !isBetween(one)) : [...placed]
}
