// "Number of orders, any status, and the average order value on completed ones": what is said right behind the rows that are counted is
// said of them, and the next number keeps the state it has by its name.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

export function liftedOfFirst(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const at = placed.findIndex((_, place) => isOfFirst(index, placed, place))
  if (at < 0) return placed
  const again = isSaidAgain(index, placed, at) ? at + 2 : -1
  return placed.flatMap((one, place): Placed[] => {
    if (place === at || place === again) return []
    return one.item.kind === 'noun' && place === at - 1 ? [counted(one, one.item.nouns)] : [one]
  })
}

const counted = (one: Placed, nouns: readonly string[]): Placed => ({
  ...one,
  item: { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } },
})

function isOfFirst(index: ModelIndex, placed: readonly Placed[], at: number): boolean {
  const [before, lift, next] = [placed[at - 1], placed[at], placed[at + 1]]
  if (lift?.item.kind !== 'condition' || lift.item.condition.kind !== 'lift') return false
  const { attributes, values } = lift.item.condition
  const isCounted =
    (before?.item.kind === 'quantity' && before.item.quantity.kind === 'count') ||
    (before?.item.kind === 'noun' && before.item.plural && !before.item.weak)
  const nouns =
    before?.item.kind === 'noun'
      ? before.item.nouns
      : before?.item.kind === 'quantity' && before.item.quantity.kind === 'count'
        ? before.item.quantity.nouns
        : []
  // Rows that are counted in every state anyway.
  const areAll = nouns.every(id => (index.noun(id).where ?? []).length === 0)
  return (
    values === undefined &&
    isCounted &&
    areAll &&
    (next?.afterAnd === true || next?.afterBreak === true) &&
    statesOf(index, next).some(({ attribute }) => attributes.includes(attribute))
  )
}

/** "On completed ones", of a number that is one of completed orders by its name. */
function isSaidAgain(index: ModelIndex, placed: readonly Placed[], at: number): boolean {
  const [number, state] = [placed[at + 1], placed[at + 2]]
  if (number === undefined || state?.item.kind !== 'condition' || state.start > number.end + 2) return false
  const { condition } = state.item
  const [options, more] = condition.kind === 'values' && !condition.not ? condition.options : []
  return (
    more === undefined &&
    options !== undefined &&
    statesOf(index, number).some(own =>
      options.some(({ attribute, value }) => attribute === own.attribute && own.values.join() === value),
    )
  )
}

const statesOf = (index: ModelIndex, { item }: Placed) =>
  item.kind === 'quantity' && item.quantity.kind === 'measure'
    ? item.quantity.measures
        .flatMap(id => index.measure(id).where ?? [])
        .flatMap(one => (one.kind === 'is' ? [one] : []))
    : []
