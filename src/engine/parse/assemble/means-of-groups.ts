// "Which brands have a rating above 4.2": a brand has none of its own, and is judged by the mean of what it holds. "Which areas
// have prices under 300k" asks where there are some.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

export function meansOfGroups(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const group = groupIn(index, placed)
  const others = (['noun', 'rank', 'key', 'versus', 'order', 'limit', 'total'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const computes = of(placed, 'quantity').some(({ item }) => item.quantity.kind !== 'distinct')
  if (group === undefined || others || computes) return [...placed]
  const limits = of(placed, 'condition').filter(one => one.start >= group.end && isOfMean(index, one))
  const [limit] = limits
  if (limit === undefined || limits.length > 1) return [...placed]
  // "With at least 10 products and a rating over 4.2" limits both; ten products "rated over 4.2" are such products.
  const counted = of(placed, 'having')
  const isBeside = counted.every(
    ({ item, start }) => item.quantity.kind === 'count' && start >= group.end && start < limit.start,
  )
  if (counted.length > 0 && (limit.afterAnd !== true || !isBeside)) return [...placed]
  const { condition } = limit.item
  if (condition.kind !== 'amount' || condition.amount.kind !== 'bound') return [...placed]
  const { attributes, amount, unit } = condition
  const having: Item = {
    kind: 'having',
    quantity: { kind: 'aggregate', fn: 'avg', attributes },
    op: amount.op,
    than: { kind: 'number', value: amount.value, unit },
  }
  return placed.map(one => (one === limit ? { ...one, item: having } : one))
}

/** "Cities with an average stay over 5 nights": the unit is that of what is averaged, and the limit one of the mean. */
export function limitedAverages(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const heading = headingIn(index, placed)
  const group = heading ?? groupIn(index, placed)
  if (group === undefined) return [...placed]
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'amount' || item.condition.not) return one
    const { attributes, amount, unit } = item.condition
    const mean = of(placed, 'quantity').find(
      ({ start, end, item: { quantity } }) =>
        start >= group.end &&
        end <= one.start &&
        (one.start - end <= 1 || (heading !== undefined && isMeanOf(index, quantity, attributes))),
    )
    if (mean === undefined || amount.kind !== 'bound' || !isMeanOf(index, mean.item.quantity, attributes))
      return one
    const than = { kind: 'number' as const, value: amount.value, unit }
    return { ...one, item: { kind: 'having', quantity: mean.item.quantity, op: amount.op, than } }
  })
}

/** "In which areas do the homes for sale ask more than $1.5 million on average": the limit is one of the mean, which is said of it. */
export function averagedLimits(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const group = groupIn(index, placed)
  if (group === undefined || of(placed, 'key').length > 0) return [...placed]
  const limitBefore = (start: number) =>
    of(placed, 'condition').find(
      ({ item: { condition }, end, start: from }) =>
        end === start &&
        from >= group.end &&
        condition.kind === 'amount' &&
        !condition.not &&
        condition.amount.kind === 'bound' &&
        condition.attributes.length > 0,
    )
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind === 'averaged') return limitBefore(one.start) === undefined ? [one] : []
    const mean = of(placed, 'averaged').find(({ start }) => start === one.end)
    if (one.item.kind !== 'condition' || mean === undefined || limitBefore(mean.start)?.item !== one.item)
      return [one]
    const { condition } = one.item
    if (condition.kind !== 'amount' || condition.amount.kind !== 'bound') return [one]
    const { attributes, amount, unit } = condition
    const than = { kind: 'number' as const, value: amount.value, unit }
    const quantity = { kind: 'aggregate' as const, fn: 'avg' as const, attributes }
    return [{ ...one, item: { kind: 'having', quantity, op: amount.op, than } }]
  })
}

function isMeanOf(index: ModelIndex, ref: QuantityRef, attributes: readonly string[]): boolean {
  if (ref.kind === 'aggregate') return ref.fn !== 'sum' && ref.attributes.some(id => attributes.includes(id))
  return (
    ref.kind === 'measure' &&
    ref.measures.every(id => {
      const { value } = index.measure(id)
      return value.kind === 'aggregate' && value.of.fn === 'avg' && attributes.includes(value.of.attribute)
    })
  )
}

const isCategory = (index: ModelIndex, attributes: readonly string[]) =>
  attributes.length > 0 && attributes.every(id => index.attribute(id).kind === 'category')

/** "Brand, avg rating, revenue: rating < 3.8": the columns of each brand come first, and the limits are ones of those. */
const headingIn = (index: ModelIndex, placed: readonly Placed[]): Placed | undefined => {
  const [head, next] = placed
  const isBare = (['noun', 'key', 'rank', 'ask'] as const).every(kind => of(placed, kind).length === 0)
  return head?.item.kind === 'attribute' &&
    head.start === 0 &&
    next?.afterBreak === true &&
    isBare &&
    isCategory(index, head.item.attributes)
    ? head
    : undefined
}

/** "Which areas", "areas with", "how many areas". */
const groupIn = (index: ModelIndex, placed: readonly Placed[]): Placed | undefined => {
  const [named, ...others] = of(placed, 'attribute').filter(({ item }) => isCategory(index, item.attributes))
  if (named !== undefined) return others.length === 0 && named.item.plural ? named : undefined
  const counted = of(placed, 'quantity').find(
    ({ item }) => item.quantity.kind === 'distinct' && isCategory(index, item.quantity.attributes),
  )
  return counted
}

/** A number that is averaged, named in the singular and limited from one side. */
const isOfMean = (index: ModelIndex, { item: { condition }, text }: PlacedOf<'condition'>): boolean =>
  condition.kind === 'amount' &&
  !condition.not &&
  condition.amount.kind === 'bound' &&
  condition.attributes.length > 0 &&
  condition.attributes.every(
    id => index.attribute(id).rollup === 'avg' && !['year', 'count'].includes(index.attribute(id).format),
  ) &&
  /^[a-z]/.test(text) &&
  !/^(prices|rates|ratings|discounts|costs?|costing|priced|rated|asking prices|sold prices|built|for|at|over|under|above|below|between|more|less)\b/.test(
    text,
  )
