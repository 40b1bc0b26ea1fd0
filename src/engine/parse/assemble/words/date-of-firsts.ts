// "The latest 3 closings in each area and their dates": the day that they are ranked by is shown anyway.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function dateOfFirsts(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const isOfDays = of(placed, 'rank').some(
    ({ item: { by } }) =>
      by?.kind === 'attribute' &&
      by.attributes.every(id => ['day', 'moment'].includes(index.attribute(id).kind)),
  )
  return isOfDays ? placed.filter(({ item }) => item.kind !== 'its date') : placed
}
