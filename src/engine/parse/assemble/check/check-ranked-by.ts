// Whom or what a ranking is of, and the one number that it goes by.
import type { Format } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'
import { isSorting } from '#engine/parse/assemble/order/ordered-by.ts'

type RankBy = ItemOf<'rank'>['by']

export function rankedByFault(draft: Draft, plan: Plan): string | null {
  if (ranksNobody(draft, plan)) return 'who'
  if (isDatedByRank(draft)) return 'which date'
  if (ordersByNumber(draft, plan)) return 'an order by what'
  if (ranksByNothing(draft, plan) || ranksRowsOfOneGroup(draft, plan)) return 'what they are ranked by'
  if (ranksByTwo(draft) || ranksNoLength(draft, plan) || losesVerb(draft, plan)) return 'what to rank by'
  return ranksByState(draft, plan) || ranksOtherwise(draft) ? 'what to rank by' : null
}

/** "Top 5 homes by bookings in October, by booking date": which October is meant, and no second order. */
const isDatedByRank = ({ placed, index }: Draft): boolean => {
  const ranks = of(placed, 'rank').flatMap(({ item }) => item.by ?? [])
  const isDay = (by: (typeof ranks)[number]) =>
    by.kind === 'attribute' && by.attributes.every(id => /^(day|moment)$/.test(index.attribute(id).kind))
  return (
    of(placed, 'period').length > 0 && ranks.length > 1 && ranks.slice(-1).every(isDay) && !ranks.every(isDay)
  )
}

/** "Who sent back the most orders": people are asked for, and no orders. */
const ranksNobody = ({ placed, index }: Draft, { keys }: Plan): boolean =>
  of(placed, 'ask').some(({ text }) => text === 'who') &&
  of(placed, 'rank').some(({ item }) => item.by?.kind === 'measure') &&
  keys.some(key => key.kind === 'thing') &&
  keys.every(key => key.kind === 'thing' && index.noun(key.noun).vague?.includes('people') !== true)

/** "Top 5 brands by revenue", then "sort by brand": by a name, and by its number they would be the last five. */
const ordersByNumber = ({ placed, index }: Draft, { order, columns }: Plan): boolean => {
  const [first] = order
  const column = first === undefined ? undefined : columns[first.column]
  return (
    column !== undefined &&
    column.kind !== 'attribute' &&
    of(placed, 'order').some(
      ({ item: { by }, text }) =>
        isSorting.test(text) &&
        by !== null &&
        by.length > 0 &&
        by.every(id => index.attribute(id).kind === 'category'),
    )
  )
}

/** "Our homes in Aspen", then "rank them": by one of many things, which nobody named. */
const ranksByNothing = ({ placed }: Draft, { columns }: Plan): boolean =>
  of(placed, 'order').some(({ text }) => /^(rank|sort|order|arrange) (them|those|these|it)$/.test(text)) &&
  of(placed, 'rank').length === 0 &&
  columns.every(({ kind }) => kind === 'attribute')

/** "The most booked home, counted in nights": the one number or the other. */
const ranksByTwo = ({ placed }: Draft): boolean =>
  of(placed, 'rank').some(({ text }) => /^(counted|measured|judged) (in|by)\b/.test(text)) &&
  new Set(
    of(placed, 'rank').flatMap(({ item }) =>
      item.implied || item.by === null ? [] : [JSON.stringify(item.by)],
    ),
  ).size > 1

/** "The oldest homes by price": old in years, and ranked by money. */
const ranksOtherwise = ({ placed, index }: Draft): boolean => {
  const ranks = of(placed, 'rank').filter(({ text }) => !isSize.test(text))
  const by = ranks.find(({ text }) => text.startsWith('by '))?.item.by ?? null
  const said = ranks.find(({ text, item }) => !text.startsWith('by ') && item.by?.kind === 'attribute')
  if (by === null || said === undefined) return false
  const scales = scalesOf(index, by)
  return !scalesOf(index, said.item.by).some(scale => scales.includes(scale))
}

function scalesOf(index: ModelIndex, by: RankBy): string[] {
  if (by?.kind === 'attribute' || by?.kind === 'aggregate')
    return by.attributes.map(id => scaleOf(index.attribute(id).format))
  return by?.kind === 'measure' ? by.measures.map(id => scaleOf(index.measure(id).format)) : ['count']
}

const isSize = /\b(biggest|largest|smallest|greatest|highest|lowest|top|most|least)\b/

const scaleOf = (format: Format): string => {
  if (format === 'price_per_sf') return 'money'
  return ['days', 'nights', 'year', 'date', 'moment'].includes(format) ? 'time' : format
}

/** "Where do guests stay longer, in A or in B": how long, and no amount of money. */
const ranksNoLength = ({ placed, index }: Draft, { columns }: Plan): boolean =>
  of(placed, 'rank').some(
    ({ item, text }) => item.by === null && /^(longer|shorter|faster|slower|quicker|sooner)$/.test(text),
  ) &&
  !columns.some(column => {
    if (column.kind === 'attribute') return isLength(index.attribute(column.attribute).format)
    if (column.kind !== 'quantity') return false
    const { quantity } = column
    if (quantity.kind === 'measure') return isLength(index.measure(quantity.measure).format)
    return quantity.kind === 'aggregate' && isLength(index.attribute(quantity.attribute).format)
  })

const isLength = (format: Format): boolean => format === 'nights' || format === 'days'

/** "Which homes stay empty the most": how often something is so, and no money. */
const ranksByState = ({ placed, quantities }: Draft, { columns }: Plan): boolean =>
  quantities.length === 0 &&
  columns.some(column => column.kind === 'quantity' && column.quantity.kind === 'measure') &&
  of(placed, 'rank').some(
    ({ item, text, start }) =>
      item.by === null &&
      /^(the )?(most|least)$/.test(text) &&
      of(placed, 'condition').some(
        ({ item: { condition }, end }) =>
          end <= start &&
          end >= start - 1 &&
          condition.kind === 'values' &&
          condition.options.flat().every(({ attribute }) => attribute.endsWith('.status')),
      ),
  )

/** "Homes in the cheapest subdivision": one group is ranked, and no homes. */
const ranksRowsOfOneGroup = ({ placed, index }: Draft, { keys }: Plan): boolean =>
  of(placed, 'rank').some(
    rank =>
      rank.item.by?.kind === 'attribute' &&
      of(placed, 'attribute').some(
        ({ start, item }) =>
          start === rank.end &&
          !item.plural &&
          item.attributes.some(id => index.attribute(id).kind === 'category') &&
          !keys.some(key => key.kind === 'attribute' && item.attributes.includes(key.attribute)),
      ),
  )

/** "Which city with at least 3 homes earns the most": what it earns, and not how many homes it has. */
const losesVerb = ({ placed }: Draft, { columns }: Plan): boolean =>
  of(placed, 'quantity').some(({ item, end }) => {
    const measures = item.quantity.kind === 'measure' ? item.quantity.measures : []
    const isRanked = of(placed, 'rank').some(
      ({ item: { by }, start }) => by === null && start >= end && start <= end + 1,
    )
    const isShown = columns.some(
      one =>
        one.kind === 'quantity' && one.quantity.kind === 'measure' && measures.includes(one.quantity.measure),
    )
    return measures.length > 0 && isRanked && !isShown
  })
