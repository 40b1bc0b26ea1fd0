// Shares of groups: which of them comes first, and what each is a share of.
import type { Measure, Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Key, Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { tableOf } from '#engine/parse/assemble/keys.ts'
import { quantities, type QuantityColumn } from '#engine/parse/assemble/plan-columns.ts'

type Values = Extract<Condition, { kind: 'is' }>

/** "Which area has the lowest share of homes with a pool". Of cancelled ones, the worst has the largest. */
export const isLowest = ({ placed, index }: Draft, part: readonly Condition[]): boolean => {
  const isTurned = (quality: boolean | undefined) => quality === true && isBadPart(index, part)
  return (
    of(placed, 'rank').some(
      ({ item: { high, quality, by } }) => high === (by === null && isTurned(quality)),
    ) ||
    of(placed, 'order').some(
      ({ item: { by, descending, quality } }) => by === null && descending === isTurned(quality),
    )
  )
}

/** Of what makes a rate that is better low: cancelled, refunded, out of stock; or rows that nobody wants: expired or withdrawn. */
export const isBadPart = (index: ModelIndex, part: readonly Condition[]): boolean =>
  ratesOf(index, part).some(({ lowIsGood }) => lowIsGood === true) ||
  (part.length > 0 && part.every(one => isUnwanted(index, one)))

const isUnwanted = ({ model }: ModelIndex, one: Condition): boolean =>
  one.kind === 'is' &&
  one.values.length > 0 &&
  one.values.every(value =>
    model.nouns.some(
      ({ lowIsGood, where = [] }) =>
        lowIsGood === true &&
        where.length > 0 &&
        where.every(own => isSameCondition(own, { ...one, values: [value] })),
    ),
  )

/** Cancelled bookings make a cancellation rate, repeat customers a rate of those. */
export const isPartOfRate = (index: ModelIndex, part: readonly Condition[]): boolean =>
  part.length > 0 && ratesOf(index, part).length > 0

const ratesOf = ({ model }: ModelIndex, part: readonly Condition[]): readonly Measure[] =>
  model.measures.filter(
    ({ value }) =>
      value.kind === 'ratio' &&
      value.percent === true &&
      (value.top.where ?? []).length > 0 &&
      (value.top.where ?? []).every(own => part.some(one => isSameCondition(one, own))),
  )

export const isSameCondition = (one: Condition, other: Condition): boolean =>
  one.kind === 'is' && other.kind === 'is'
    ? one.attribute === other.attribute &&
      (one.not ?? false) === (other.not ?? false) &&
      one.values.every(value => other.values.includes(value))
    : JSON.stringify(one) === JSON.stringify(other)

/** Every value that there is, or every one of a kind of its rows: short, weekly and monthly are all that a stay can be. */
export function areAll({ index }: Draft, plan: Plan, { attribute, values }: Values): boolean {
  const [column] = quantities(plan)
  const known = Object.keys(index.attribute(attribute).values ?? {})
  const others = known.filter(value => !values.includes(value))
  const { table } = index.attribute(attribute)
  const leavesOut = ({ where = [], table: own }: Noun) =>
    own === table &&
    others.every(other =>
      where.some(
        one =>
          one.kind === 'is' && one.not === true && one.attribute === attribute && one.values.includes(other),
      ),
    )
  if (column === undefined || known.length < 2 || known.length === others.length) return false
  const { quantity } = column
  return quantity.kind === 'count' ? leavesOut(index.noun(quantity.noun)) : index.model.nouns.some(leavesOut)
}

/** "Share of revenue by category for each quarter": the parts of a quarter make up that quarter. */
export function ofEachTime({ keys, limit, limitPer }: Plan): Plan['keys'] | null {
  const times = keys.filter(({ kind }) => kind === 'time')
  return keys.length === 2 && times.length === 1 && limit === null && limitPer === null
    ? [...times, ...keys.filter(({ kind }) => kind !== 'time')]
    : null
}

/** A home has many reservations, and each home its own share of them; of itself it is no share. */
export const mayHavePart = (draft: Draft, key: Key, { quantity }: QuantityColumn): boolean =>
  key.kind !== 'thing' ||
  (isGathered(draft.index, key.noun) && quantity.kind === 'count' && quantity.noun !== key.noun) ||
  draft.index.noun(key.noun).table !== tableOf(draft, quantity)

/** Guests are told apart by a column of their bookings. */
const isGathered = (index: ModelIndex, noun: string): boolean => index.noun(noun).key !== undefined

/** "Homes where over 20% of reservations were cancelled": each of them is a whole. */
export function thingsWithPart(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [limit] = of(placed, 'part limit')
  const [things, rows, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak)
  const where = of(placed, 'ask').find(({ item }) => item.how === 'which' && item.relative === true)
  if (limit === undefined || things === undefined || where === undefined) return [...placed]
  const isLimited = rows?.start === limit.start && where.start >= things.end && where.end <= limit.start
  if (!isLimited || others.length > 0 || !things.item.plural || things.item.none) return [...placed]
  const { nouns } = things.item
  const areOthers = rows.item.nouns.every(id =>
    nouns.every(
      own => own !== id && (isGathered(index, own) || index.noun(own).table !== index.noun(id).table),
    ),
  )
  return placed.map(one =>
    one === things && areOthers ? { ...one, item: { kind: 'key', key: { kind: 'noun', nouns } } } : one,
  )
}
