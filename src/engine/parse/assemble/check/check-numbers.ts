// Numbers that are asked for beside the rest: how many, and the money of them.
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { countedFault } from './check-counted.ts'
import {
  limitsEachOfAsked,
  limitsEachOfDifferent,
  limitsEachOfCounted,
  limitsEachOfGroup,
  limitsEachOfMean,
  limitsThingsForGroups,
  losesThingsOfGroups,
  missesEarlierNights,
} from './check-group-limits.ts'

/** "Revenue of Aspen and Napa": one number or two. */
export const eachOrAll = 'each of them or all together'

/** Which number is asked for and not shown, or null. */
export function numbersFault(draft: Draft, plan: Plan): string | null {
  const counted = countedFault(draft, plan)
  if (counted !== null) return counted
  if (asksMoney(draft) && !showsMoney(draft, plan)) return 'the amount beside the rest'
  if (asksHowMany(draft) && !showsNumber(draft, plan)) return 'how many'
  if (listsInstead(draft, plan) || countsInstead(draft, plan)) return 'how many'
  if (limitsBareUnits(draft)) return 'which units'
  if (limitsEachOfCounted(draft, plan) || limitsEachOfGroup(draft, plan) || limitsEachOfMean(draft))
    return eachOrAll
  if (limitsEachOfAsked(draft, plan) || limitsEachOfDifferent(draft, plan)) return 'a limit on each of them'
  if (losesThingsOfGroups(draft, plan) || limitsThingsForGroups(draft)) return 'things of such groups'
  if (missesEarlierNights(draft, plan)) return 'nights of stays that began before'
  if (limitsRatio(draft)) return 'one number over another'
  if (listsRates(draft, plan)) return 'a number of which rows'
  if (addsNamed(draft, plan)) return eachOrAll
  if (asksOneOfMany(draft, plan)) return 'how many, and which one'
  if (asksAmount(draft) && showsNumbersOnly(plan)) return 'how much of what'
  return tellsNoAmount(draft, plan) ? 'how much of what' : null
}

/** "The three dearest in each category, and how many do we have": a number that the rows must show. */
const asksHowMany = ({ placed }: Draft): boolean =>
  of(placed, 'ask').some(({ item, afterAnd }) => item.how === 'count' && afterAnd === true)

const showsNumber = ({ index }: Draft, { columns, summary }: Plan): boolean =>
  summary.kind !== 'rows' ||
  columns.some(one => {
    if (one.kind === 'attribute') return index.attribute(one.attribute).format === 'count'
    if (one.kind !== 'quantity' || one.quantity.kind === 'count' || one.quantity.kind === 'distinct')
      return true
    return one.quantity.kind === 'measure'
      ? index.measure(one.quantity.measure).format === 'count'
      : index.attribute(one.quantity.attribute).format === 'count'
  })

/** "At least 2 baths per bedroom": a limit on one number over another. */
const limitsRatio = ({ placed, index }: Draft): boolean =>
  of(placed, 'key').some(
    ({ item, text, start }) =>
      item.key.kind === 'attribute' &&
      /^per\b/.test(text) &&
      item.key.attributes.every(id => index.attribute(id).kind === 'number') &&
      of(placed, 'condition').some(one => one.item.condition.kind === 'amount' && one.end === start),
  )

/** "What are guests paying per night": a number of their rows, which they have many of. */
const listsRates = (
  { placed, index }: Draft,
  { keys: [key], columns, summary, limit, keep }: Plan,
): boolean =>
  key?.kind === 'thing' &&
  index.noun(key.noun).key !== undefined &&
  summary.kind === 'rows' &&
  limit === null &&
  keep.length === 0 &&
  of(placed, 'ask').some(({ text, start }) => text === 'what' && start === 0) &&
  columns.length > 0 &&
  columns.every(one => one.kind === 'attribute' && index.attribute(one.attribute).kind === 'number')

/** "Sales of Kestrel and Mossway by month": those of each, or of both together? */
const addsNamed = ({ placed, index }: Draft, { keys, columns, where }: Plan): boolean => {
  const grouped = new Set(keys.flatMap(key => ('attribute' in key ? [key.attribute] : [])))
  const added = new Set(
    where.flatMap(one =>
      one.kind === 'is' && one.not !== true && one.values.length > 1 && !grouped.has(one.attribute)
        ? [one.attribute]
        : [],
    ),
  )
  const isNamed = (id: string) =>
    // "Cancelled and refunded orders": what was lost, where nothing else divides them.
    added.has(id) && index.attribute(id).kind === 'category' && (!id.endsWith('.status') || keys.length > 0)
  return (
    columns.some(({ kind }) => kind === 'quantity') &&
    !keys.some(({ kind }) => kind === 'sides' || kind === 'thing') &&
    of(placed, 'in total').length === 0 &&
    of(placed, 'condition').some(
      ({ item: { condition }, text }) =>
        condition.kind === 'values' &&
        (condition.options.length === 2 || isTimed(keys)) &&
        // "Revenue by month, only Colorado and Utah" narrows the groups.
        (condition.only !== true || keys.length === 0) &&
        condition.listed !== true &&
        / (?:and|,) /.test(text) &&
        condition.options.flat().some(({ attribute }) => isNamed(attribute)),
    )
  )
}

const isTimed = (keys: Plan['keys']): boolean => keys.length > 0 && keys.every(({ kind }) => kind === 'time')

const counting = /^(how many|number of|count of)\b/

/** "How many customers bought both": a list of orders does not tell. */
const listsInstead = ({ placed }: Draft, { columns, summary }: Plan): boolean =>
  summary.kind === 'rows' &&
  columns.every(({ kind }) => kind === 'attribute') &&
  of(placed, 'quantity').some(
    ({ item, text }) => !item.weak && item.quantity.kind === 'count' && counting.test(text),
  )

/** "Which brands …, and how many products do they have": how many brands there are tells neither. */
const countsInstead = ({ placed }: Draft, { summary }: Plan): boolean => {
  const which = of(placed, 'ask').find(({ item, text }) => text === 'which' && item.relative !== true)
  const counts = [...of(placed, 'ask').filter(({ item }) => item.how === 'count'), ...of(placed, 'quantity')]
  return summary.kind === 'count' && which !== undefined && counts.every(({ start }) => start > which.start)
}

/** "SKUs below ten units": on the shelf or sold, where neither is said, nor a time in which they were. */
const limitsBareUnits = ({ placed, subject, index }: Draft): boolean =>
  of(placed, 'period').length === 0 &&
  of(placed, 'quantity').every(({ item }) => item.quantity.kind === 'count') &&
  of(placed, 'rank').length === 0 &&
  of(placed, 'having').some(
    ({ item, text }) =>
      /\b(units?|pieces|peices|pcs)$/.test(text) &&
      item.quantity.kind === 'measure' &&
      item.quantity.measures.every(id => index.noun(index.measure(id).noun).table !== subject?.table),
  )

/** "How many are for sale, and which is the priciest": the first one does not tell how many there are. */
const asksOneOfMany = ({ placed }: Draft, { limit }: Plan): boolean => {
  const counts = [
    ...of(placed, 'ask').filter(({ item }) => item.how === 'count'),
    ...of(placed, 'quantity').filter(
      ({ item, text }) => item.quantity.kind === 'count' && counting.test(text),
    ),
  ]
  const which = of(placed, 'ask').find(
    ({ item, text, afterAnd }) => item.how === 'which' && text.startsWith('which') && afterAnd === true,
  )
  return limit === 1 && which !== undefined && counts.some(({ start }) => start < which.start)
}

/** "With the amount", "in dollars". */
const asksMoney = ({ placed }: Draft): boolean =>
  of(placed, 'total').length + of(placed, 'in money').length > 0

/** "Guest and amount of the pending bookings": the money of them is one of the columns. */
const showsMoney = ({ index }: Draft, { columns }: Plan): boolean =>
  columns.some(one => {
    if (one.kind === 'attribute') return index.attribute(one.attribute).format === 'money'
    if (one.kind !== 'quantity') return true
    if (one.quantity.kind === 'measure') return index.measure(one.quantity.measure).format === 'money'
    return one.quantity.kind === 'aggregate' && index.attribute(one.quantity.attribute).format === 'money'
  })

/** "How many were sold, and for how much": a number of things is no amount. */
const asksAmount = ({ asks, placed }: Draft): boolean =>
  asks.has('money') ||
  of(placed, 'ask').some(
    ({ item, afterAnd, text }) => item.how === 'how much' && (afterAnd === true || text === '$'),
  )

const showsNumbersOnly = ({ summary, columns }: Plan): boolean =>
  summary.kind === 'count' || columns.every(isCount)

const isCount = (column: Plan['columns'][number]): boolean =>
  column.kind === 'quantity' && (column.quantity.kind === 'count' || column.quantity.kind === 'distinct')

/** "Customers with at least one order over 500": a limit on the orders, which must not become one on what customers spent. */
export const limitsAnother = ({ index, placed }: Draft, { where }: Plan): boolean =>
  of(placed, 'having').some(({ item: { quantity }, end }) => {
    if (quantity.kind !== 'count') return false
    const tables = new Set(quantity.nouns.map(id => index.noun(id).table))
    const isBehind = of(placed, 'condition').some(
      ({ item: { condition }, start }) =>
        condition.kind === 'amount' && condition.attributes.length === 0 && start === end,
    )
    return (
      isBehind &&
      where.some(one => one.kind === 'compare' && !tables.has(index.attribute(one.attribute).table))
    )
  })

/** "What did the last one go for": a list without a single number does not tell. */
const tellsNoAmount = ({ asks, index }: Draft, { columns, summary }: Plan): boolean =>
  asks.has('how much') &&
  summary.kind === 'rows' &&
  columns.length > 0 &&
  columns.every(one => one.kind === 'attribute' && index.attribute(one.attribute).kind !== 'number')
