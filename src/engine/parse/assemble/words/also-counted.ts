// "How many products and brands do we have", "how many brands and orders this year": what stands behind the "and" is counted as well;
// it is neither a group nor what the first are counted in.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function alsoCounted(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = thingsBesideNumber(given)
  const first = of(placed, 'quantity').find(
    ({ item, text }) =>
      /^(how many|number of|the number of)\b/.test(text) &&
      (item.quantity.kind === 'count' || item.quantity.kind === 'distinct'),
  )
  const at = first === undefined ? -1 : placed.indexOf(first)
  const next = placed[at + 1]
  if (first === undefined || next?.afterAnd !== true || next.start !== first.end + 1) return [...placed]
  // "How many orders and units for each brand": groups are named elsewhere, and each has both.
  const quantity = countOf(index, first.item.quantity, next.item)
  if (quantity === null || of(placed, 'rank').length + of(placed, 'having').length > 0) return [...placed]
  if (of(placed, 'period').length > 0 && areApart(index, first.item.quantity, quantity))
    throw new Unclear('which time the other number is of')
  return placed.map(one =>
    one === next ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one,
  )
}

function countOf(index: ModelIndex, first: QuantityRef, item: Item): QuantityRef | null {
  if (item.kind === 'noun' && first.kind === 'distinct')
    return item.plural && !item.weak && !item.none ? { kind: 'count', nouns: item.nouns } : null
  if (item.kind !== 'attribute' || !item.plural) return null
  const isCategory = item.attributes.every(id => index.attribute(id).kind === 'category')
  return isCategory ? { kind: 'distinct', attributes: item.attributes } : null
}

/** Brands of products and orders: no time is said of both. */
function areApart(index: ModelIndex, ...refs: readonly QuantityRef[]): boolean {
  const tables = refs.flatMap(ref => {
    if (ref.kind === 'count') return ref.nouns.slice(0, 1).map(id => index.noun(id).table)
    return ref.kind === 'distinct' ? ref.attributes.slice(0, 1).map(id => index.attribute(id).table) : []
  })
  return new Set(tables).size > 1
}

/** "Revenue and customers this year": numbers of the whole; a row for each of them would be asked for with "their" or "by". */
function thingsBesideNumber(placed: readonly Placed[]): readonly Placed[] {
  const [first] = placed
  if (first?.item.kind !== 'quantity' || first.item.quantity.kind !== 'measure') return placed
  const end = placed.findIndex((one, at) => at > 0 && !isListed(one))
  const listed = placed.slice(1, end < 0 ? placed.length : end)
  const isJoined = listed.at(-1)?.afterAnd === true && listed.some(({ item }) => item.kind === 'noun')
  const others = placed.slice(listed.length + 1)
  if (!isJoined || !others.every(({ item }) => item.kind === 'period' || item.kind === 'condition'))
    return placed
  return placed.map(one =>
    one.item.kind === 'noun' && listed.includes(one)
      ? {
          ...one,
          item: { kind: 'quantity', quantity: { kind: 'count', nouns: one.item.nouns }, weak: false },
        }
      : one,
  )
}

/** One plain word behind a comma or an "and". */
const isListed = ({ item, start, end, afterAnd, afterBreak }: Placed): boolean =>
  (afterAnd === true || afterBreak === true) &&
  ((item.kind === 'noun' && end === start + 1 && item.plural && !item.weak && !item.none) ||
    (item.kind === 'quantity' && !item.weak))
