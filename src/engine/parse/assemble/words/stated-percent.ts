// "Rental yield in percent": of what is a percentage already, it says how it is shown and asks for no share.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

export function withoutStatedPercent(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isPercent = ({ item }: Placed) => {
    if (item.kind === 'attribute')
      return item.attributes.every(id => index.attribute(id).format === 'percent')
    return (
      item.kind === 'quantity' &&
      item.quantity.kind === 'measure' &&
      item.quantity.measures.every(id => index.measure(id).format === 'percent')
    )
  }
  return placed.filter(
    (one, at) =>
      !(
        one.item.kind === 'ask' &&
        one.item.how === 'share' &&
        /^(?:percent|percentage|%|pct)$/.test(one.text) &&
        placed.slice(at - 1, at).some(before => isPercent(before) && one.start <= before.end + 4)
      ),
  )
}
