// A limit on the money of a whole group, which must not become one on each of its rows; and one on each, not on the group.
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { adds } from '#engine/parse/assemble/adds.ts'
import { isNext } from '#engine/parse/assemble/rows/carried-counts.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { Placed } from '#engine/parse/item.ts'
import { quantity } from '#engine/parse/assemble/quantity.ts'

/** "In which months was the amount of refunded orders above 9,000": of all of a month; no single order is meant. */
export const limitsEachOfGroup = (
  { placed, index }: Draft,
  { keys, columns, where, keep, limit }: Plan,
): boolean => {
  const isAddedUp = of(placed, 'in total').length > 0
  const tablesOf = (one: Plan['columns'][number]) => {
    if (one.kind !== 'quantity') return []
    if (one.quantity.kind === 'aggregate') return [index.attribute(one.quantity.attribute).table]
    if (one.quantity.kind !== 'measure') return []
    const { format, noun } = index.measure(one.quantity.measure)
    return format === 'money' ? [index.noun(noun).table] : []
  }
  const tables = new Set(columns.flatMap(tablesOf))
  return (
    keys.length === 1 &&
    keys.every(({ kind }) => kind === 'time' || kind === 'attribute') &&
    keep.length === 0 &&
    limit === null &&
    of(placed, 'ask').some(({ item }) => item.how === 'which') &&
    of(placed, 'rank').length === 0 &&
    // "Which months had orders above 1,000, and how much were they": each of them.
    of(placed, 'condition').every(
      ({ item, start }) =>
        item.condition.kind !== 'amount' ||
        isAddedUp ||
        [...of(placed, 'quantity'), ...of(placed, 'total')].some(one => one.start < start),
    ) &&
    where.some(
      one =>
        one.kind === 'compare' &&
        index.attribute(one.attribute).format === 'money' &&
        (isAddedUp || tables.has(index.attribute(one.attribute).table)),
    )
  )
}

/** "Cities with at least 20 customers who spent over $1,000": each of those who are counted, which a sum over the city is not. */
export const limitsEachOfCounted = (draft: Draft, { keys }: Plan): boolean =>
  keys.some(({ kind }) => kind === 'attribute') &&
  of(draft.placed, 'having').some(({ item, end }) => {
    const behind = of(draft.placed, 'having').find(one => one.start >= end)
    if (item.quantity.kind !== 'count' || behind === undefined) return false
    const isOfThem =
      behind.item.quantity.kind === 'measure' &&
      behind.item.than.kind === 'number' &&
      !behind.afterAnd &&
      !behind.afterBreak &&
      behind.start - end <= 4
    return isOfThem && adds(draft.index, quantity(draft, behind.item.quantity))
  })

/** "How many customers have at least 3 refunds by state": of each of them, which the number of a state is not. */
export const limitsEachOfAsked = (
  { placed, index, picker }: Draft,
  { keys: groups, columns, keep }: Plan,
): boolean => {
  if (keep.length === 0 || !groups.some(({ kind }) => kind === 'attribute' || kind === 'time')) return false
  // "How many customers made at least one purchase": those who have a row at all.
  if (columns.some(one => one.kind === 'quantity' && one.quantity.kind === 'distinct')) return false
  return of(placed, 'quantity').some(counted => {
    const { quantity: asked } = counted.item
    const thing = asked.kind === 'count' ? picker.noun(asked.nouns) : null
    if (thing === null) return false
    const isOfThing = (id: string) =>
      index.noun(id).table === thing.table
        ? thing.key !== undefined && id !== thing.id
        : index.path(index.noun(id).table, thing.table) !== null
    const limited = keep.some(({ column, op, value }) => {
      const own = columns[column]
      if (own?.kind !== 'quantity') return false
      // "Products without sales by category": nothing at all is no sum of a group either.
      const isNone = op === '=' && value.kind === 'number' && value.value === 0
      if (own.quantity.kind === 'measure')
        return isNone && isOfThing(index.measure(own.quantity.measure).noun)
      return own.quantity.kind === 'count' && isOfThing(own.quantity.noun)
    })
    // "How many homes in each state have no bookings": the groups between them change nothing.
    const keys = of(placed, 'key').filter(({ start }) => isNext(counted, start))
    const isBehind = ({ start }: { start: number }) =>
      isNext(counted, start) ||
      keys.some(key => isNext(key, start) && /^(in|per|of) (each|every)\b/.test(key.text))
    const limits = placed.filter(({ item }) => item.kind === 'having' || (item.kind === 'noun' && item.none))
    return limited && limits.some(isBehind)
  })
}

/** "How many brands sold fewer than 500 units in each category": of each brand, and not of the category. */
export const limitsEachOfDifferent = ({ placed }: Draft, { keys, columns, keep }: Plan): boolean =>
  keys.some(({ kind }) => kind === 'attribute') &&
  columns[0]?.kind === 'quantity' &&
  columns[0].quantity.kind === 'distinct' &&
  keep.some(({ column, value }) => column !== 0 && value.kind === 'number') &&
  of(placed, 'having').some(({ afterBreak, afterAnd }) => afterBreak !== true && afterAnd !== true)

/** "Where did the average discount exceed 2% of the price": the mean is limited, and not each row of it. */
export const limitsEachOfMean = ({ placed }: Draft): boolean =>
  of(placed, 'condition').some(({ item: { condition }, start }) => {
    const left = condition.kind === 'attributes' ? condition.left : []
    return of(placed, 'quantity').some(
      ({ item: { quantity: mean }, end }) =>
        end === start &&
        mean.kind === 'aggregate' &&
        mean.fn === 'avg' &&
        mean.attributes.some(id => left.includes(id)),
    )
  })

/** "Homes in cities where we have more than 3 homes": the homes are asked for, and the limit tells of which cities. */
export const losesThingsOfGroups = ({ placed, index }: Draft, { keys, summary }: Plan): boolean =>
  keys.every(({ kind }) => kind === 'attribute') &&
  of(placed, 'having').some(limit => {
    const { quantity: counted } = limit.item
    const group = of(placed, 'attribute').find(
      ({ item, end, afterAnd, afterBreak }) =>
        item.plural && end <= limit.start && afterAnd !== true && afterBreak !== true,
    )
    // "Homes in areas with an average price over $1M": the mean is that of the area, and they are asked for as well.
    const isMean = counted.kind === 'aggregate' && (counted.fn === 'avg' || counted.fn === 'median')
    if ((counted.kind !== 'count' && !isMean) || group === undefined) return false
    const named = counted.kind === 'count' ? counted.nouns.map(id => index.noun(id).table) : []
    const tables = new Set(isMean ? group.item.attributes.map(id => index.attribute(id).table) : named)
    const isAsked = (nouns: readonly string[], end: number) =>
      end < group.start && group.start - end <= 2 && nouns.some(id => tables.has(index.noun(id).table))
    return (
      of(placed, 'noun').some(
        ({ item, end }) => !item.none && item.verb !== true && isAsked(item.nouns, end),
      ) ||
      // "How many homes are in cities with more than 3 homes": no number of cities.
      (summary.kind === 'count' &&
        of(placed, 'quantity').some(
          ({ item, end }) => item.quantity.kind === 'count' && isAsked(item.quantity.nouns, end),
        ))
    )
  })

const bareLimit = /^(priced )?(over|under|above|below|more than|less than|at least|at most|north of|[<>])/

/** "Homes in areas over $1M": the areas are limited by what is paid there, which a price of each home is not. */
export const limitsThingsForGroups = ({ placed, index }: Draft): boolean =>
  of(placed, 'attribute').some(({ item, start, end, afterBreak }) => {
    const isGroup = item.plural && item.attributes.every(id => index.attribute(id).kind === 'category')
    const isThing = (one: Placed) =>
      (one.item.kind === 'noun' || (one.item.kind === 'quantity' && one.item.quantity.kind === 'count')) &&
      one.end < start &&
      start - one.end <= 2
    return (
      isGroup &&
      afterBreak !== true &&
      placed.some(isThing) &&
      of(placed, 'condition').some(
        ({ item: { condition }, start: from, text }) =>
          from === end && condition.kind === 'amount' && bareLimit.test(text),
      )
    )
  })

/** "Zero booked nights next month": a stay that began before has nights in it as well, and is counted by its first day. */
export const missesEarlierNights = ({ index }: Draft, { columns, keep }: Plan): boolean =>
  keep.some(({ column, op, value }) => {
    const held = columns[column]
    return (
      op === '=' &&
      value.kind === 'number' &&
      value.value === 0 &&
      held?.kind === 'quantity' &&
      held.quantity.kind === 'measure' &&
      index.measure(held.quantity.measure).format === 'nights' &&
      held.where.some(({ kind }) => kind === 'during')
    )
  })
