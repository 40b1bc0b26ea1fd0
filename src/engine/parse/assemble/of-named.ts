import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

/** "How many bathrooms does the Driftwood have": the number of one, which adds up to nothing. */
export function isOfNamed(
  index: ModelIndex,
  placed: readonly Placed[],
  attributes: readonly string[],
): boolean {
  const counted = attributes.map(id => index.attribute(id)).filter(({ rollup }) => rollup !== 'sum')
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
