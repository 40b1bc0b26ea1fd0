// "Which cities have no cabin revenue", "states with no Aurora headphones sales": what is denied is the number, and not the kind that stands
// between. Taken for all the other kinds, every group came with what those had brought in.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function noNumberOf(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const [group, ...groups] = of(placed, 'attribute')
  const [number, ...numbers] = of(placed, 'quantity')
  if (group === undefined || number === undefined || groups.length + numbers.length > 0) return placed
  const { quantity } = number.item
  const isOfGroups =
    group.item.plural && group.item.attributes.every(id => index.attribute(id).kind === 'category')
  const isOther = placed.some(
    ({ item }) => item.kind === 'key' || item.kind === 'noun' || item.kind === 'rank',
  )
  if (quantity.kind !== 'measure' || !isOfGroups || isOther) return placed
  const denied = of(placed, 'condition').find(
    ({ item: { condition }, text, start }) =>
      /^(no|zero|without) /.test(text) &&
      condition.kind === 'values' &&
      condition.not &&
      start >= group.end &&
      isNext(placed, start, number.start),
  )
  if (denied?.item.condition.kind !== 'values') return placed
  const condition = { ...denied.item.condition, not: false }
  return placed.map((one): Placed => {
    if (one === denied) return { ...one, text: '', item: { ...denied.item, condition } }
    return one === number
      ? {
          ...one,
          item: { kind: 'having', quantity, op: '=', than: { kind: 'number', value: 0 } },
        }
      : one
  })
}

/** Only kinds stand between what is denied and its number. */
const isNext = (placed: readonly Placed[], from: number, to: number): boolean => {
  const reached = placed.reduce(
    (end, one) =>
      one.item.kind === 'condition' && one.start <= end && one.end > end && one.start >= from ? one.end : end,
    from,
  )
  return reached === to
}
