// "Customers with 80 or more orders, name and how many": behind what they are called, the number that the limit is on, and not
// how many of them there are.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function numberOfLimit(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [name, ask] = placed.slice(-2)
  const isBeside = name?.item.kind === 'names' || name?.item.kind === 'attribute'
  const isAsked = ask?.item.kind === 'ask' && ask.item.how === 'count' && ask.item.bare !== true
  if (!isBeside || !isAsked) return [...placed]
  const [limited, ...others] = of(placed, 'condition').flatMap(({ item: { condition }, start }) =>
    condition.kind === 'amount' && condition.unit === 'plain' && start < name.start
      ? [condition.attributes]
      : [],
  )
  const isCounted = limited?.some(id => index.attribute(id).units !== undefined) === true
  if (!isCounted || others.length > 0 || of(placed, 'having').length > 0) return [...placed]
  const item = { kind: 'attribute' as const, attributes: limited, plural: false, text: ask.text }
  return placed.map(one => (one === ask ? { ...one, item } : one))
}
