// "Products by category, newest first": an order by what single rows have, and no group.
import { spokenQuantity } from '#engine/answer/quantity-words.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import type { ItemOf } from '#engine/parse/assemble/items.ts'

const addsUp = (index: ModelIndex, id: string): boolean => {
  const { value } = index.measure(id)
  return value.kind === 'aggregate' && value.of.fn === 'sum'
}

/** "Average stay by type, longest first" is in the order of what is shown: both are nights. */
export const isOfRows = (
  { index }: Draft,
  { by, measures }: ItemOf<'order'>,
  shown: Column | undefined,
): boolean => {
  if (measures.length > 0 || by === null || by.length === 0) return false
  const format = shown?.kind === 'quantity' ? spokenQuantity(index, shown.quantity).format : null
  // "Homes by revenue, cheapest first": what a thing costs is not what it brought in.
  const isPrice = (id: string) =>
    index.attribute(id).rollup === 'avg' && index.attribute(id).format === 'money'
  const isRevenue =
    shown?.kind === 'quantity' && shown.quantity.kind === 'measure' && addsUp(index, shown.quantity.measure)
  return by.every(
    id =>
      index.attribute(id).kind !== 'category' &&
      (index.attribute(id).format !== format || (isRevenue && isPrice(id))),
  )
}
