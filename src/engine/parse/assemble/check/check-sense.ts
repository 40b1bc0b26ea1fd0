// Numbers that mean nothing in any business, however their words were explained: a sum of percentages, groups by a sum of money,
// a number of a quarter beside one of all times.
import type { Attribute } from '#contract/model.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function senseFault(draft: Draft, plan: Plan): string | null {
  if (addsRates(draft, plan) || addsMeans(draft)) return 'a sum of rates'
  if (groupsByAmount(draft, plan)) return 'what to group by'
  if (ranksByUnnamed(draft, plan)) return 'what to rank by'
  if (listsRate(draft, plan)) return 'one rate or those of each'
  if (datesOneOnly(draft, plan)) return 'which time the other number is of'
  if (addsThings(draft, plan)) return 'each of them'
  if (averagesOne(draft, plan)) return 'an average of what'
  if (countsOnes(draft, plan)) return 'who or what has the most'
  if (addsUnitPrices(draft, plan)) return 'one of each, or all there are'
  if (keepsExcluded(draft)) return 'what is left out'
  if (swallowsNot(draft)) return 'what is not'
  if (namesNoYear(draft, plan)) return 'which years'
  return null
}

/** "Built 2016, 17 or 18": years in two figures. */
const namesNoYear = ({ index }: Draft, { where }: Plan): boolean =>
  where.some(
    one =>
      one.kind === 'is' &&
      index.attribute(one.attribute).format === 'year' &&
      one.values.some(value => typeof value === 'number' && value < 1000),
  )

const rates = new Set(['percent', 'ratio', 'price_per_sf'])

/** "Sale-to-list % of the three villages combined": rates are averaged, whatever is said to be added up. */
const addsRates = ({ index }: Draft, { columns, summary }: Plan): boolean =>
  columns.some((one, at) => {
    if (one.kind !== 'quantity') return false
    const isAdded = summary.kind === 'aggregate' && summary.fn === 'sum' && summary.column === at
    if (one.quantity.kind === 'aggregate')
      return isRate(index.attribute(one.quantity.attribute)) && (isAdded || one.quantity.fn === 'sum')
    return one.quantity.kind === 'measure' && isAdded && rates.has(index.measure(one.quantity.measure).format)
  })

/** Ratings are averaged as percentages are: their sum grows with the number of rows and tells nothing. */
const isRate = ({ format, rollup }: Attribute): boolean =>
  rates.has(format) || (format === 'number' && rollup === 'avg')

/** "Total average stay": a sum, or a mean. */
const addsMeans = ({ placed }: Draft): boolean =>
  of(placed, 'quantity').some(({ text }) =>
    /^(total|sum of( the)?|summed) (average|avg|mean|median)\b/.test(text),
  )

const amounts = new Set(['money', 'percent', 'ratio', 'price_per_sf'])

/** "Going by the ones that sold": hardly two rows have the same price, and groups of one row are no groups. */
const groupsByAmount = ({ index }: Draft, { keys, columns }: Plan): boolean =>
  columns.some(({ kind }) => kind !== 'attribute') &&
  !keys.some(({ kind }) => kind === 'thing') &&
  keys.some(key => key.kind === 'attribute' && amounts.has(index.attribute(key.attribute).format))

/** "The most rent, biggest first": the first by one number are not those by another that nobody named. */
const ranksByUnnamed = ({ placed }: Draft, { columns, order }: Plan): boolean => {
  const ranks = of(placed, 'rank').flatMap(({ item }) =>
    item.implied || item.by?.kind !== 'attribute' ? [] : [item.by.attributes],
  )
  const first = order[0] === undefined ? undefined : columns[order[0].column]
  return (
    ranks.length > 0 &&
    first?.kind === 'attribute' &&
    !ranks.some(attributes => attributes.includes(first.attribute)) &&
    of(placed, 'order').every(({ item }) => item.by === null && item.measures.length === 0)
  )
}

/** "Sale-to-list ratio for Bay Colony, closed 2025": one number is asked for, and rows one by one do not tell it. */
const listsRate = (
  { index, placed, asks }: Draft,
  { keys, columns, where, keep, limit, summary }: Plan,
): boolean => {
  const asked = of(placed, 'attribute')
  const isOfGroup = where.every(
    one => one.kind !== 'compare' && 'attribute' in one && isShared(index.attribute(one.attribute)),
  )
  return (
    asked.length > 0 &&
    asked.every(
      ({ item, start }) =>
        start < 3 &&
        item.attributes.every(id => index.attribute(id).kind === 'number') &&
        (!item.plural || item.attributes.every(id => index.attribute(id).format === 'days')),
    ) &&
    of(placed, 'noun').every(({ item, text }) => item.weak || /(ed|sold)$/.test(text)) &&
    !asks.has('each') &&
    // "Lofts w/ rate low to high": what is to be put in order are rows.
    of(placed, 'order').length === 0 &&
    keys.length === 1 &&
    keys.every(({ kind }) => kind === 'thing') &&
    limit === null &&
    // "Beach houses priced above the average": each is held against it.
    keep.length === 0 &&
    summary.kind === 'rows' &&
    where.some(({ kind }) => kind === 'is') &&
    isOfGroup &&
    columns.every(({ kind }) => kind === 'attribute')
  )
}

/** Many rows have the same: no name, and no number of one. */
const isShared = ({ kind, names }: { kind: string; names?: true }) => kind !== 'identifier' && names !== true

/** "Sales last quarter and from how many shoppers": all there ever were are not those of the quarter. */
const datesOneOnly = ({ index, placed }: Draft, { columns, where, keep }: Plan): boolean => {
  const isDated = (all: Plan['where']) => all.some(({ kind }) => kind === 'during')
  const kept = new Set(keep.map(({ column }) => column))
  const people = columns.filter(
    (one, at) =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'count' &&
      !kept.has(at) &&
      index.noun(one.quantity.noun).vague?.includes('people') === true &&
      !isDated(one.where),
  )
  return (
    people.length > 0 &&
    of(placed, 'period').length > 0 &&
    !isDated(where) &&
    columns.some(one => one.kind === 'quantity' && isDated(one.where))
  )
}

/** "Brands that average under 4 stars": of a product with one rating, its average is the rating itself. */
const averagesOne = ({ index, placed }: Draft, { keys, columns, limitPer, summary }: Plan): boolean => {
  const things = keys.flatMap(key => (key.kind === 'thing' ? [index.noun(key.noun)] : []))
  const ofOne = new Set(things.flatMap(({ key, table }) => (key === undefined ? [table] : [])))
  const own = columns.flatMap(one =>
    one.kind === 'quantity' &&
    one.quantity.kind === 'aggregate' &&
    ofOne.has(index.attribute(one.quantity.attribute).table)
      ? [one.quantity.fn]
      : [],
  )
  // "The priciest sale of each area": the first of each is found by it; ten of each were not asked for.
  const isSaid = [...of(placed, 'rank'), ...of(placed, 'limit')].some(({ item }) => item.count === limitPer)
  const isRanked = limitPer !== null && (limitPer === 1 || isSaid)
  return own.length > 0 && summary.kind === 'rows' && !isRanked
}

/** "The value of everything in stock": the price of one piece of each is not what all the pieces are worth. */
const addsUnitPrices = ({ index }: Draft, { columns }: Plan): boolean =>
  columns.some(one => {
    if (one.kind !== 'quantity' || one.quantity.kind !== 'aggregate' || one.quantity.fn !== 'sum')
      return false
    const { expr, format, table } = index.attribute(one.quantity.attribute)
    const isPart = (whole: Attribute) =>
      whole.format === 'money' &&
      whole.table === table &&
      whole.expr.kind === 'combine' &&
      whole.expr.op === '*' &&
      JSON.stringify(whole.expr).includes(JSON.stringify(expr))
    return format === 'money' && expr.kind === 'column' && index.model.attributes.some(isPart)
  })

const leavesOut =
  /^(excluding|excl|except|without|ignoring|minus|leaving out|not counting|other than|apart from|no)\b/

/** "Excluding cancelled + viewings": what is joined to what is left out is left out as well. */
const keepsExcluded = ({ placed }: Draft): boolean =>
  of(placed, 'condition').some(
    ({ item: { condition }, text, end }) =>
      condition.kind === 'values' &&
      condition.not &&
      leavesOut.test(text) &&
      placed.some(
        ({ item, start, afterAnd }) =>
          start === end + 1 &&
          afterAnd === true &&
          ((item.kind === 'condition' && item.condition.kind === 'values' && !item.condition.not) ||
            (item.kind === 'noun' && !item.weak && !item.none)),
      ),
  )

const turning =
  /\b(not|no|without|excluding|excl|except|never|nothing|none|ignoring|nor|neither|other than|apart from)\b/
const turned =
  /"not":true|"none":true|"yes":false|"op":"(=|<|<=|<>|>=)"|"kind":"(empty|left out|nothing such|bands|years)"/

/** "Excluding the ones without a pool" are those with one. */
const turnsTwice =
  /\b(?:excluding|exclude|excl|except|ignoring|ignore|skip|leave out|leaving out|other than|apart from)\b.*\b(?:not|no|without|w\/o|lacking)\b/

/** "Without a pool" read as with one: a word that turns the meaning round was taken in, and turned nothing. */
const swallowsNot = ({ placed }: Draft): boolean =>
  of(placed, 'condition').some(
    ({ item: { condition }, text, start, end }) =>
      (condition.kind === 'values' || condition.kind === 'flag') &&
      turning.test(text) &&
      !turnsTwice.test(text) &&
      // "Not confirmed yet": a name of its own, which says it all.
      end > start + 1 &&
      !placed.some(one => one.start === start && one.end === end && turned.test(JSON.stringify(one.item))),
  )

/** "What do homes earn in each city", "only guests with two stays": groups of groups that nobody asked for. */
const addsThings = ({ placed }: Draft, { keys, columns, limit, limitPer }: Plan): boolean =>
  keys.length > 1 &&
  keys.some(({ kind }) => kind === 'thing') &&
  columns.some(({ kind }) => kind !== 'attribute') &&
  limit === null &&
  limitPer === null &&
  of(placed, 'rank').length === 0 &&
  // "Per customer spend tier (under 200, …)": each range, and not each customer in it.
  (keys.some(({ kind }) => kind === 'bands') ||
    !of(placed, 'key').some(({ item }) => item.key.kind === 'noun'))

/** "Who booked the most", of single bookings: each of them is one. */
function countsOnes({ index }: Draft, { keys, columns, order }: Plan): boolean {
  const isRow = (noun: string) =>
    keys.some(
      key =>
        key.kind === 'thing' &&
        index.noun(key.noun).key === undefined &&
        index.noun(key.noun).table === index.noun(noun).table,
    )
  const first =
    order[0] === undefined ? columns.find(({ kind }) => kind === 'quantity') : columns[order[0].column]
  if (first?.kind !== 'quantity') return false
  const { quantity } = first
  if (quantity.kind === 'count') return index.noun(quantity.noun).key === undefined && isRow(quantity.noun)
  if (quantity.kind !== 'measure') return false
  const { noun, value } = index.measure(quantity.measure)
  return value.kind === 'aggregate' && value.of.fn === 'count' && isRow(noun)
}
