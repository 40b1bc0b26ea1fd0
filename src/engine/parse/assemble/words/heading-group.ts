// "Brand: # products, units on hand": a heading before numbers, one of which is a column that adds up, names the groups.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { countedUnderHeading } from '#engine/parse/assemble/counted-under-heading.ts'
import { of } from '#engine/parse/assemble/items.ts'

const others = ['key', 'rank', 'having', 'versus', 'change', 'ratio', 'order', 'ask'] as const

export function headingGroup(index: ModelIndex, given: readonly Placed[]): readonly Placed[] {
  const placed = countedUnderHeading(index, given)
  const [head, next] = placed
  if (head?.item.kind !== 'attribute' || head.start > 0 || next?.afterBreak !== true) return placed
  const numbers = of(placed, 'attribute').filter(one => one !== head)
  const isOf = (kind: 'category' | 'number', ids: readonly string[]) =>
    ids.every(id => index.attribute(id).kind === kind)
  if (
    !isOf('category', head.item.attributes) ||
    numbers.length === 0 ||
    !numbers.every(({ item }) => isOf('number', item.attributes)) ||
    !countsAll(index, placed) ||
    others.some(kind => of(placed, kind).length > 0)
  )
    return placed
  const { attributes } = head.item
  return placed.map(one =>
    one === head ? { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } } : one,
  )
}

/** "Area: # sold, days on market": of the sold ones or of all, nobody knows. */
function countsAll(index: ModelIndex, placed: readonly Placed[]): boolean {
  const counted = of(placed, 'quantity').flatMap(({ item: { quantity } }) =>
    quantity.kind === 'count' ? quantity.nouns : [],
  )
  return counted.length > 0 && counted.every(id => (index.noun(id).where ?? []).length === 0)
}
