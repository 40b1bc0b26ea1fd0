// "Split the orders by status, I want to see how many are pending": the groups show it. Kept, it would leave a single one of them.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function seenInGroups(placed: readonly Placed[]): Placed[] {
  const key = of(placed, 'key').find(({ item }) => item.key.kind === 'attribute')
  const grouped = key?.item.key.kind === 'attribute' ? key.item.key.attributes : []
  const number = of(placed, 'ask').find(
    ({ item, start }) => item.how === 'count' && start >= (key?.end ?? Infinity),
  )
  const seen = of(placed, 'condition').find(({ item: { condition }, start }) => {
    if (number === undefined || start < number.end || condition.kind !== 'values' || condition.not)
      return false
    return condition.options.flat().every(({ attribute }) => grouped.includes(attribute))
  })
  const isLast = seen !== undefined && placed.every(({ end }) => end <= seen.end)
  return isLast ? placed.filter(one => one !== seen && one !== number) : [...placed]
}
