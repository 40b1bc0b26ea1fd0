// The first so many: of what, and by what.
import type { Plan } from '#engine/plan.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function firstFault(draft: Draft, plan: Plan): string | null {
  if (areTwoRankings(draft)) return 'two rankings'
  if (areTwoRanked(draft)) return 'the first of each of the two'
  if (isSortedOtherwise(draft, plan)) return 'another order'
  // "The cheapest home per area and beds": rows are cut off within the first group only.
  if (plan.limitPer !== null && plan.keys.length > 2) return 'the first of each'
  if (showsAllOfGroup(draft, plan)) return 'the first of each'
  if (losesAmong(draft, plan)) return 'which of the first'
  if (isFirstByOther(draft, plan)) return 'what they are ranked by'
  return ranksOthers(draft, plan) ? 'the first of what' : null
}

/** "Highest price by brand with product name": that of one of each, and not of every product. */
const showsAllOfGroup = ({ placed, index }: Draft, { keys, limit, limitPer }: Plan): boolean => {
  const isNamed = (wanted: boolean) =>
    keys.some(
      key =>
        key.kind === 'attribute' &&
        index.attribute(key.attribute).kind !== 'number' &&
        (index.attribute(key.attribute).names === true) === wanted,
    )
  return (
    limit === null &&
    limitPer === null &&
    of(placed, 'rank').some(
      ({ item: { implied, count, by } }) => !implied && count === null && by?.kind === 'attribute',
    ) &&
    isNamed(true) &&
    isNamed(false)
  )
}

/** "Which of the top 10 products in Texas are low on stock": listed as products with orders there, they would be all of them. */
const losesAmong = ({ placed }: Draft, { where, columns }: Plan): boolean =>
  of(placed, 'among').length > 0 &&
  ![where, ...columns.map(one => (one.kind === 'quantity' ? one.where : []))].some(conditions =>
    conditions.some(({ kind }) => kind === 'first'),
  )

/** "The ten highest earning homes with the lowest price": the first by one number are not those by another. */
const areTwoRankings = ({ placed }: Draft): boolean =>
  new Set(
    of(placed, 'rank').flatMap(({ item, text }) =>
      item.implied || item.by === null || !/\b(most|least|fewest|top|best|worst|[a-z]+est)\b/.test(text)
        ? []
        : [JSON.stringify([item.by, item.high])],
    ),
  ).size > 1

/** "Top 20 homes by revenue, sorted by price": put in another order first, other rows would be the first. */
const isSortedOtherwise = (draft: Draft, plan: Plan): boolean => {
  const { placed } = draft
  const { limit } = plan
  if (isTurned(draft, plan)) return true
  const by = of(placed, 'rank').find(({ item }) => item.by !== null && !item.implied)?.item.by ?? null
  const isOther = ({ item }: PlacedOf<'order'>) => {
    if (item.measures.length > 0)
      return !(by?.kind === 'measure' && item.measures.some(id => by.measures.includes(id)))
    const own = by?.kind === 'attribute' || by?.kind === 'aggregate' ? by.attributes : []
    return (item.by ?? []).length > 0 && !item.by?.some(id => own.includes(id))
  }
  return limit !== null && limit > 1 && by !== null && of(placed, 'order').some(isOther)
}

/** "Top 5 brands by revenue, lowest first": the last five would come. */
const isTurned = ({ placed, index }: Draft, { limit, order, columns }: Plan): boolean => {
  const isCounted = of(placed, 'limit').length > 0
  const counted = of(placed, 'rank').find(({ item }) => (item.count !== null || isCounted) && !item.implied)
  const [first] = order
  const column = columns[first?.column ?? -1]
  if (counted === undefined || column?.kind !== 'quantity' || limit === null || limit < 2) return false
  const isLowGood =
    column.quantity.kind === 'measure' && index.measure(column.quantity.measure).lowIsGood === true
  const isDirected = of(placed, 'order').some(({ item }) => item.by === null && item.named !== true)
  return isDirected && !isLowGood && first?.descending !== counted.item.high
}

/** "The home and the guest with the most bookings", "the brand and the category that sold the most": one of each, or of both together. */
const areTwoRanked = ({ placed, index }: Draft): boolean => {
  const [rank] = of(placed, 'rank')
  if (rank === undefined || rank.item.by === null || of(placed, 'key').length > 0) return false
  // "The guest and the home of the longest stay": both are told of one row.
  if (rank.item.by.kind === 'attribute' && !/\b(most|fewest|least)\b/.test(rank.text)) return false
  const isHead = ({ item }: Placed) =>
    (item.kind === 'noun' && !item.weak && !item.none && !item.plural) ||
    (item.kind === 'attribute' &&
      !item.plural &&
      item.attributes.every(id => index.attribute(id).kind === 'category'))
  const heads = placed.filter(one => one.end <= rank.start && isHead(one))
  return heads.some((one, at) => {
    const before = heads[at - 1]
    const isJoined = placed.some(
      ({ afterAnd, start }) => afterAnd === true && start <= one.start && start >= (before?.end ?? Infinity),
    )
    return before !== undefined && isJoined && before.end >= one.start - 3
  })
}

/** "Bookings of our 3 dearest homes": the first so many must be those that are named right behind the number. */
const ranksOthers = ({ placed, picker, index }: Draft, { keys, limit, limitPer }: Plan): boolean =>
  of(placed, 'rank').some(({ item, end }) => {
    if (item.count === null || item.count !== (limit ?? limitPer) || item.names === true) return false
    const noun = of(placed, 'noun').find(({ start }) => start === end)
    const group = of(placed, 'attribute').find(one => one.start === end && one.item.plural)
    const isLost = keys.every(
      key => key.kind !== 'attribute' || !group?.item.attributes.includes(key.attribute),
    )
    // "Top 3 cities customers": no city is one of its three customers.
    if (group !== undefined && item.by === null && isLost) return true
    const things = noun === undefined || noun.item.weak ? null : picker.noun(noun.item.nouns)
    const tables = keys.flatMap(key => (key.kind === 'thing' ? [index.noun(key.noun).table] : []))
    return things !== null && tables.length > 0 && !tables.includes(things.table)
  })

/** "How many nights did our top 5 guests stay": what makes them the top is not what is asked of them. */
const isFirstByOther = ({ placed, subject, index, quantities }: Draft, plan: Plan): boolean => {
  const [rank] = of(placed, 'rank')
  const [asked] = quantities
  const isOpen =
    rank?.item.by === null && rank.item.count !== null && /^(top|best|\d+ (top|best))\b/.test(rank.text)
  const isOfThem = of(placed, 'noun').some(({ start }) => start === rank?.end)
  if (!isOpen || !isOfThem || asked === undefined || asked.start > rank.start || subject === null)
    return false
  if (plan.summary.kind !== 'rows') return false
  const usual = new Set([subject.best, index.model.best])
  return plan.order.some(({ column }) => {
    const one = plan.columns[column]
    return one?.kind === 'quantity' && !(one.quantity.kind === 'measure' && usual.has(one.quantity.measure))
  })
}
