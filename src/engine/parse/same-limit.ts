// "Homes under 200 a night" and then "under 300 instead", "over 60 days on market" and then "over 90": a limit that names nothing is one
// on what the question before limited. Beside it, it would be one on the price, or both would hold.
import { of } from './assemble/items.ts'
import { speaksOfSame } from './beside-same.ts'
import type { ConditionRef, Item, Placed } from './item.ts'
import type { Amount } from './piece.ts'

type Limit = Extract<ConditionRef, { kind: 'amount' }>
type Having = Extract<Item, { kind: 'having' }>

/** A limit in the sense of the only one before that it can go on from. */
export function ofSameLimit(before: readonly Placed[], one: Placed): Placed {
  const bare = limitIn(one)
  if (bare === null || bare.attributes.length > 0) return one
  const limits = before.flatMap(earlier => limitIn(earlier) ?? [])
  // "Over 90 days on market and under 500k": of a price that was limited without its name, the way tells which is meant.
  const isPriced = limits.some(({ attributes }) => attributes.length === 0)
  const [same, ...others] = limits.filter(
    limit =>
      limit.attributes.length > 0 &&
      isAlike(limit, bare) &&
      !(isPriced && wayOf(limit.amount) !== wayOf(bare.amount)),
  )
  if (same === undefined && !isPriced) return ofSameNumber(before, one, bare)
  if (same === undefined || others.length > 0) return one
  const unit = bare.unit === 'plain' ? same.unit : bare.unit
  return { ...one, item: { kind: 'condition', condition: { ...bare, attributes: same.attributes, unit } } }
}

/** "Cities with more than 50 bookings" and then "more than 80". */
function ofSameNumber(before: readonly Placed[], one: Placed, { amount, unit }: Limit): Placed {
  const [having, ...others] = of(before, 'having')
  const than = having?.item.than
  if (having === undefined || others.length > 0 || than?.kind !== 'number' || amount.kind !== 'bound')
    return one
  const { or: _, ...item } = having.item
  return { ...one, item: { ...item, op: amount.op, than: { ...than, value: amount.value, ...unitOf(unit) } } }
}

const unitOf = (unit: Limit['unit']) => (unit === 'plain' ? {} : { unit })

/** Whether a limit of before gives way to one that is said now. */
export const isSaidAnew = (
  item: Having | Extract<Item, { kind: 'condition' }>,
  now: readonly Placed[],
): boolean =>
  now.some(({ item: other }) =>
    item.kind === 'condition'
      ? (other.kind === 'condition' && speaksOfSame(item.condition, other.condition)) ||
        isOneOfGroups(item.condition, other)
      : other.kind === 'having' &&
        item.than.kind === 'number' &&
        other.than.kind === 'number' &&
        JSON.stringify(item.quantity) === JSON.stringify(other.quantity),
  )

/** "The average price in Old Town" and then "by area": of all of them, for one would be no group. */
const isOneOfGroups = (condition: ConditionRef, other: Item): boolean => {
  const attributes = other.kind === 'key' && other.key.kind === 'attribute' ? other.key.attributes : []
  if (condition.kind !== 'values' || condition.not || condition.options.length !== 1) return false
  return (condition.options[0] ?? []).some(({ attribute }) => attributes.includes(attribute))
}

const limitIn = ({ item }: Placed): Limit | null =>
  item.kind === 'condition' &&
  item.condition.kind === 'amount' &&
  !item.condition.not &&
  item.condition.amount.kind !== 'exact'
    ? item.condition
    : null

/** Dollars are none of days, and half a million is no number of nights. */
function isAlike(limit: Limit, bare: Limit): boolean {
  const isMoney = limit.unit === 'money' || limit.attributes.some(id => /price|amount|value|rent/.test(id))
  const isTime = bare.unit === 'days' && limit.attributes.some(id => /days|nights/.test(id))
  const isOfUnit = bare.unit === 'plain' || bare.unit === limit.unit || (bare.unit === 'money' && isMoney)
  if (!isOfUnit && !isTime) return false
  const [left, right] = [highest(limit.amount), highest(bare.amount)]
  return left > 0 && right > 0 && right <= left * widest && left <= right * widest
}

const widest = 12

const highest = (amount: Amount): number =>
  amount.kind === 'range' ? amount.to : amount.kind === 'exact' ? 0 : amount.value

const wayOf = (amount: Amount): string => (amount.kind === 'bound' ? amount.op.charAt(0) : '')
