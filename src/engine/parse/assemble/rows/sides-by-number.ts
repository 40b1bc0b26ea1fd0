// "2 bed vs 3 bed vs 4 bed": sides that one number tells apart are named by it, as they are where rows are grouped by it.
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import type { SidesRef } from './sides.ts'

type Amount = Extract<ConditionRef, { kind: 'amount' }>

/** The group by that number and the values of it that are compared, or null where a side says anything else. */
export function sidesByNumber(sides: SidesRef['sides']): Item[] | null {
  const amounts = sides.flatMap(({ conditions: [only, ...others], nouns }) =>
    others.length + nouns.length === 0 && only !== undefined ? exactly(only) : [],
  )
  const [first] = amounts
  const isOfIt = ({ attributes, unit }: Amount) =>
    unit === first?.unit && String(attributes) === String(first.attributes)
  if (first === undefined || amounts.length !== sides.length || !amounts.every(isOfIt)) return null
  const values = amounts.flatMap(({ amount }) => (amount.kind === 'exact' ? amount.values : []))
  return [
    { kind: 'key', key: { kind: 'attribute', attributes: first.attributes } },
    { kind: 'condition', condition: { ...first, amount: { kind: 'exact', values } } },
  ]
}

/** A share of both is one of what is compared, and not of all homes; what lies between two stands beside both. */
export const asksOfBoth = (placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => item.kind === 'between' || (item.kind === 'ask' && item.how === 'share'))

const exactly = (condition: ConditionRef): Amount[] =>
  condition.kind === 'amount' &&
  condition.amount.kind === 'exact' &&
  condition.unit === 'plain' &&
  condition.attributes.length === 1 &&
  !condition.not
    ? [condition]
    : []
