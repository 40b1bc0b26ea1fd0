// "How many orders were refunded and the refund rate": a rate is of all orders, and what is counted beside it is of the refunded ones.
// Counted as a kind of things of their own, they leave the rate its whole; a condition would be lost to it.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { attributesOfPart, isOfOneState } from '#engine/parse/assemble/part-of-rate.ts'

export function countedBesideRate(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const rated = ratedIn(index, placed)
  if (rated.size === 0) return placed
  const states = of(placed, 'condition').filter(one => stateOf(one, rated) !== null)
  const [state] = states
  if (state === undefined || states.length > 1) return placed
  const counted = placed.find(one => isCounted(one) && areTogether(placed, one, state))
  const kind = counted === undefined ? null : kindOf(index, counted, stateOf(state, rated))
  if (counted === undefined || kind === null) return placed
  const quantity = { kind: 'count' as const, nouns: [kind] }
  return placed.flatMap((one): Placed[] => {
    if (one === state) return []
    return one === counted ? [{ ...one, item: { kind: 'quantity', quantity, weak: false } }] : [one]
  })
}

const ratedIn = (index: ModelIndex, placed: readonly Placed[]): ReadonlySet<string> =>
  new Set(
    of(placed, 'quantity').flatMap(({ item: { quantity } }) =>
      quantity.kind === 'measure' ? quantity.measures.flatMap(id => attributesOfPart(index, id)) : [],
    ),
  )

interface State {
  attribute: string
  value: string
}

function stateOf({ item: { condition } }: PlacedOf<'condition'>, rated: ReadonlySet<string>): State | null {
  if (condition.kind !== 'values' || condition.not || condition.options.length !== 1) return null
  return condition.options[0]?.find(({ attribute }) => rated.has(attribute)) ?? null
}

const isCounted = ({ item }: Placed): boolean =>
  (item.kind === 'quantity' && item.quantity.kind === 'count') ||
  (item.kind === 'noun' && item.plural && !item.weak && !item.none && item.agent !== true)

/** "Refunded orders", "orders were refunded": nothing stands between. */
const areTogether = (placed: readonly Placed[], one: Placed, state: Placed): boolean => {
  const [first, second] = one.start < state.start ? [one, state] : [state, one]
  return (
    second.afterAnd !== true &&
    second.afterBreak !== true &&
    !placed.some(({ start }) => start >= first.end && start < second.start)
  )
}

/** Refunds are orders that were refunded. */
function kindOf(index: ModelIndex, { item }: Placed, state: State | null): string | null {
  const ids =
    item.kind === 'noun'
      ? item.nouns
      : item.kind === 'quantity' && item.quantity.kind === 'count'
        ? item.quantity.nouns
        : []
  if (state === null) return null
  const { table } = index.attribute(state.attribute)
  const kind = index.model.nouns.find(
    one =>
      one.table === table &&
      one.key === undefined &&
      (one.where ?? []).some(
        own =>
          own.kind === 'is' &&
          own.not !== true &&
          own.attribute === state.attribute &&
          own.values.join() === state.value,
      ),
  )
  const isOfAny = (id: string) => index.noun(id).table === table && !isOfOneState(index, id, state.attribute)
  return kind !== undefined && ids.some(isOfAny) ? kind.id : null
}
