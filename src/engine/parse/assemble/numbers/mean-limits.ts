// "On average" beside a limit: "brands whose products are rated below 3.5 on average" limits the mean of each group.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import { lengthOf } from '#engine/parse/assemble/conditions.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

/** "Brands whose products are rated below 3.5 on average": a limit on the mean of each group. */
export function limitedMean(index: ModelIndex, placed: readonly Placed[], mark: Placed): Placed[] | null {
  const isNear = ({ start, end }: Placed) =>
    (end <= mark.start && end >= mark.start - 2) || start === mark.end
  const near = of(placed, 'condition').filter(isNear)
  // "Three bedroom homes average over 700k": an exact number says which homes.
  const limit = near.find(({ item: { condition } }) => isBound(condition)) ?? near[0]
  const condition = limit === undefined ? undefined : asPercent(index, limit.item.condition)
  if (limit === undefined || condition?.kind !== 'amount' || condition.amount.kind !== 'bound') return null
  if (condition.not || isSaidOfThings(placed, limit, mark)) return null
  const { amount, unit } = condition
  const attributes =
    condition.attributes.length > 0
      ? condition.attributes
      : unit === 'days'
        ? lengthBefore(index, placed, limit)
        : moneyOf(index, placed, limit)
  const isNumber = attributes.length > 0 && attributes.every(id => index.attribute(id).kind === 'number')
  const tables = new Set(attributes.map(id => index.attribute(id).table))
  const hasGroups =
    of(placed, 'attribute').some(({ item }) =>
      item.attributes.every(id => index.attribute(id).kind === 'category'),
    ) ||
    of(placed, 'key').length > 0 ||
    of(placed, 'noun').some(
      ({ item }) =>
        !item.none &&
        !item.weak &&
        item.nouns.every(id => index.noun(id).key !== undefined || !tables.has(index.noun(id).table)),
    )
  if (!isNumber || !hasGroups) return null
  const item: Item = {
    kind: 'having',
    quantity: { kind: 'aggregate', fn: 'avg', attributes },
    op: amount.op,
    than: { kind: 'number', value: amount.value, unit },
  }
  // "Worth over $1,200 each on average".
  const isEach = (one: Placed) => one.item.kind === 'ask' && one.item.how === 'each' && one.end === mark.start
  return placed.flatMap(one => (one === limit ? [{ ...one, item }] : isEach(one) ? [] : [one]))
}

/** "How much do homes over 500k go for on average in each area": which homes; what is averaged stands behind them. */
const isSaidOfThings = (placed: readonly Placed[], limit: Placed, mark: Placed): boolean =>
  of(placed, 'noun').some(({ end, item }) => end === limit.start && !item.weak) &&
  placed.some(
    ({ item, start, end }) =>
      start >= limit.end &&
      end <= mark.start &&
      (item.kind === 'attribute' || (item.kind === 'ask' && item.how === 'how much')),
  )

const isBound = (condition: ConditionRef) =>
  (condition.kind === 'amount' && condition.amount.kind === 'bound') || condition.kind === 'attributes'

/** "More than 98% of ask": a limit on what is told in percent of it, where one such number is known. */
function asPercent(index: ModelIndex, condition: ConditionRef): ConditionRef {
  if (condition.kind !== 'attributes' || condition.times === undefined) return condition
  const { left, right, op, times } = condition
  if (left.length > 0 || op === '=' || op === '<>') return condition
  const percents = index.model.attributes.filter(({ expr, table }) => {
    const quotient = expr.kind === 'combine' && expr.op === '*' ? expr.right : undefined
    if (quotient?.kind !== 'combine' || quotient.op !== '/' || quotient.left.kind !== 'column') return false
    return quotient.right.kind === 'column' && right.includes(`${table}.${quotient.right.column}`)
  })
  const attributes = percents.filter(({ format }) => format === 'percent').map(({ id }) => id)
  const value = Math.round(times * 1e6) / 1e4
  return { kind: 'amount', attributes, amount: { kind: 'bound', op, value }, unit: 'percent', not: false }
}

/** "Customers are worth over $1,200", "where solds average over 1 million": what the things right before a limit are worth. */
function moneyOf(index: ModelIndex, placed: readonly Placed[], limit: PlacedOf<'condition'>): string[] {
  const { condition } = limit.item
  const isMoney =
    condition.kind === 'amount' &&
    (condition.unit === 'money' || (condition.amount.kind === 'bound' && condition.amount.value >= 10_000))
  const isWorth = /^worth\b/.test(limit.text) && condition.kind === 'amount'
  const things = of(placed, 'noun').find(
    ({ item, end }) => !item.none && end <= limit.start && end >= limit.start - 2,
  )
  const [id, ...more] = isWorth || isMoney ? (things?.item.nouns ?? []) : []
  const amount = id === undefined || more.length > 0 ? undefined : index.noun(id).amount
  return amount === undefined ? [] : [amount]
}

/** "Where homes sell in less than 45 days", "over 60 days on average to sell a home": how long it takes the things nearest to it. */
function lengthBefore(index: ModelIndex, placed: readonly Placed[], limit: Placed): string[] {
  const named = of(placed, 'noun').filter(({ item }) => !item.none)
  const things = named.findLast(({ end }) => end <= limit.start) ?? named[0]
  const tables = new Set(things?.item.nouns.map(id => index.noun(id).table))
  const [table, ...more] = tables
  const length = table === undefined || more.length > 0 ? null : lengthOf(index, table)
  return length === null ? [] : [length]
}

/** "Rated above 4 on average and under $50 on average": each of them is said of its own limit. */
export const limitedMeans = (index: ModelIndex, placed: readonly Placed[], marks: readonly Placed[]) =>
  marks.reduce<Placed[] | null>(
    (all, mark) => (all === null ? null : limitedMean(index, all, mark)),
    [...placed],
  )

/** Whether a limit on the same number stands right behind it. */
export const isLimited = (placed: readonly Placed[], { item, end }: Placed): boolean =>
  item.kind === 'attribute' &&
  of(placed, 'condition').some(
    ({ item: { condition }, start }) =>
      start === end &&
      condition.kind === 'amount' &&
      JSON.stringify(condition.attributes) === JSON.stringify(item.attributes),
  )
