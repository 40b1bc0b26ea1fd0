// "Brands this year: brand, orders", "areas: name, active listings": under a heading that names groups, and beside the group itself, things are
// a number of each.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

const others = ['key', 'rank', 'having', 'versus', 'change', 'ratio', 'order', 'ask'] as const

export function countedUnderHeading(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const [head] = placed
  if (head?.item.kind !== 'attribute' || head.start > 0 || !head.item.plural) return placed
  const { attributes } = head.item
  const at = placed.findIndex(
    ({ item, afterBreak }, place) =>
      place > 0 &&
      afterBreak === true &&
      (item.kind === 'names' ||
        (item.kind === 'attribute' && !item.plural && item.attributes.some(id => attributes.includes(id)))),
  )
  const [noun, more] = of(placed, 'noun')
  const next = placed[at + 1]
  const isListed = next?.afterBreak === true || next?.afterAnd === true
  if (at < 0 || noun === undefined || more !== undefined || !isListed) return placed
  // "Area, active homes": what they are like stands before them.
  const between = placed.slice(at + 1).findIndex(({ item }) => item.kind !== 'condition')
  const things = placed[at + 1 + between]
  if (between < 0 || noun !== things) return placed
  if (!noun.item.plural || noun.item.weak || noun.item.none) return placed
  if (others.some(kind => of(placed, kind).length > 0) || !isOfCategory(index, attributes)) return placed
  // "Brands: brand, products, average price": numbers may follow, and none comes before.
  if (of(placed, 'quantity').some(({ start }) => start < noun.end)) return placed
  const { nouns } = noun.item
  return placed.flatMap((one, place): Placed[] => {
    if (place === at) return []
    if (one === head) return [{ ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } }]
    return one === things
      ? [{ ...one, item: { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } } }]
      : [one]
  })
}

const isOfCategory = (index: ModelIndex, ids: readonly string[]): boolean =>
  ids.every(id => index.attribute(id).kind === 'category')
