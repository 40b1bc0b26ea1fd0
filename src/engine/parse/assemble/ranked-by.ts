// What a ranking is by, where it has to be computed.
import type { Key, Quantity } from '#engine/plan.ts'
import { isTimeRef } from '#engine/parse/key-ref.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { isAgent } from './keys.ts'
import { addedForEach, addedUp } from './many-rows.ts'
import { quantity } from './quantity.ts'
import type { Rank } from './rank.ts'

export function rankedBy(draft: Draft, rank: Rank | null): Quantity | null {
  if (rank === null || (rank.by === null && of(draft.placed, 'ratio').length > 0)) return null
  if (rank.by === null) return rank.ofGroups ? null : usual(draft)
  if (rank.by.kind === 'measure')
    return quantity(draft, { ...rank.by, measures: settled(draft, rank.by.measures) })
  if (rank.by.kind !== 'attribute') return quantity(draft, rank.by)
  const { attributes } = rank.by
  const added = addedUp(draft, attributes) ?? (rank.by.one === true ? null : addedForEach(draft, attributes))
  if (added !== null) return added
  // "The most expensive neighborhood": a group is ranked by the average of its homes.
  if (ranksGroups(draft))
    return quantity(draft, { kind: 'aggregate', fn: fnOf(draft, attributes, rank.high), attributes })
  const keys = of(draft.placed, 'key')
  if (keys.length === 0) return null
  // "For every state, the city that had the highest nights": all of its nights, and not those of its longest stay.
  if (keys.length > 1 && fnOf(draft, attributes, rank.high) === 'sum')
    return quantity(draft, { kind: 'aggregate', fn: 'sum', attributes })
  return quantity(draft, { kind: 'aggregate', fn: rank.high ? 'max' : 'min', attributes })
}

/** "The top area by rental income": what adds up is added up. "Sold most recently": days have no average. */
const fnOf = (
  { picker, index }: Draft,
  attributes: readonly string[],
  high: boolean,
): 'sum' | 'avg' | 'min' | 'max' => {
  const attribute = picker.attribute(attributes)
  if (attribute === null) return 'avg'
  const { kind, rollup } = index.attribute(attribute)
  if (kind === 'day' || kind === 'moment') return high ? 'max' : 'min'
  return rollup === 'sum' ? 'sum' : 'avg'
}

/** "Top 3 products in each category": by what such things are told apart, where nothing is said. */
function usual(draft: Draft): Quantity | null {
  const { subject, index, placed, asks } = draft
  const [rank] = of(placed, 'rank')
  if (subject !== null && draft.quantities.length === 0 && ranksTime(draft))
    return quantity(draft, { kind: 'count', nouns: [subject.id] })
  // "Our best month": nothing is named, so it goes by what the business goes by.
  const alone = subject === null && draft.quantities.length === 0 && rank?.item.quality === true
  if (alone && index.model.best !== undefined && ranksTime(draft))
    return { kind: 'measure', measure: index.model.best }
  // "The product in our biggest order": something else is ranked. "Most people" counts them.
  const ranksOther = of(placed, 'noun').some(
    ({ item, start }) =>
      !item.weak && start !== draft.subjectAt && start >= (rank?.end ?? 0) && start <= (rank?.end ?? 0) + 2,
  )
  const counted = of(placed, 'noun').some(
    ({ start }) => start >= (rank?.end ?? 0) && start <= (rank?.end ?? 0) + 2,
  )
  if (ranksOther || (counted && /^(most|least|fewest)/.test(rank?.text ?? ''))) return null
  const others =
    draft.quantities.some(({ start }) => !isAskedBeside(draft, start)) ||
    of(placed, 'having').length > 0 ||
    asks.has('count') ||
    asks.has('share')
  if (others || of(placed, 'order').length > 0 || draft.missing.length > 0) return null
  if (subject === null || asksWhichGroup(draft)) return bestGroup(draft)
  if (subject.best === undefined) return null
  if (!index.has(subject.best)) return { kind: 'measure', measure: subject.best }
  // "Who bought the most last month": for good, or in that month? Only the measure knows a time.
  const told =
    of(placed, 'period').length > 0 ||
    of(placed, 'noun').some(
      ({ item }) => item.weak && item.nouns.every(id => index.noun(id).table !== subject.table),
    )
  const beside = draft.quantities.length > 0
  const dated = (told || beside) && subject.date === undefined && index.model.best !== undefined
  if (dated) return { kind: 'measure', measure: index.model.best ?? '' }
  return of(placed, 'key').length > 0
    ? quantity(draft, { kind: 'aggregate', fn: 'max', attributes: [subject.best] })
    : null
}

/** "The top ten customers, and how many orders did each place": a number of its own, and not what makes them the top. */
const isAskedBeside = ({ placed }: Draft, at: number): boolean =>
  of(placed, 'quantity').some(
    ({ item, start, text, afterAnd }) =>
      start === at && afterAnd === true && item.quantity.kind === 'count' && text.startsWith('how many'),
  ) && of(placed, 'rank').some(({ item, end }) => item.count !== null && namesNext(placed, end))

const namesNext = (placed: Draft['placed'], at: number): boolean =>
  placed.some(({ item, start }) => start === at && (item.kind === 'noun' || item.kind === 'attribute'))

/** "Top 5 brands": groups that are no thing of their own go by the measure that the business goes by. */
function bestGroup({ placed, picker, index }: Draft): Quantity | null {
  const [named] = of(placed, 'attribute').flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
  if (named === undefined || index.attribute(named).kind !== 'category') return null
  const measure = index.attribute(named).best ?? index.model.best
  return measure === undefined ? null : { kind: 'measure', measure }
}

/** "Which state buys the most": the verb names what is done there, and no row of it is asked for. */
const asksWhichGroup = (draft: Draft): boolean => isAgent(draft) || (isVerb(draft) && asksGroup(draft))

const isVerb = ({ placed, subjectAt }: Draft): boolean =>
  of(placed, 'noun').some(({ item, start }) => item.weak && start === subjectAt)

/** "Which states", "which three states". */
const asksGroup = ({ placed }: Draft): boolean =>
  of(placed, 'ask').some(({ item, end }) => {
    const from = of(placed, 'limit').find(({ start }) => start === end)?.end ?? end
    return item.how === 'which' && of(placed, 'attribute').some(({ start }) => start === from)
  })

function ranksGroups({ placed, picker, index }: Draft): boolean {
  // "Which subdivision sells fastest" ranks subdivisions, "which city has the cheapest home" homes.
  const [rank] = of(placed, 'rank')
  const asked = of(placed, 'ask').some(
    ({ item, end }) => item.how === 'which' && of(placed, 'attribute').some(({ start }) => start === end),
  )
  const things = of(placed, 'noun').some(
    ({ item, start }) => !item.weak && !(asked && start < (rank?.start ?? 0)),
  )
  if (things) return false
  // "The city with the most nights in each state": a group is ranked within another one.
  const within = of(placed, 'key').length > 0
  const isBeside = ({ start, end }: { start: number; end: number }) =>
    rank !== undefined && (start === rank.end || (end <= rank.start && end >= rank.start - 4))
  const groups = of(placed, 'attribute').filter(one => !within || isBeside(one))
  const [named] = groups.flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
  return named !== undefined && index.attribute(named).kind === 'category'
}

/** "Popular" is said of products by units and of payment methods by orders: the attribute tells which. */
function settled({ placed, index }: Draft, measures: readonly string[]): readonly string[] {
  const named = new Set(of(placed, 'attribute').flatMap(({ item }) => item.attributes))
  const meant = measures.filter(id => index.measure(id).ranksFor?.some(attribute => named.has(attribute)))
  return meant.length > 0 ? meant : measures
}

/** The least popular home is one that nobody looked at. */
export const ranksFewest = (keys: readonly Key[], rank: Rank | null, ranked: Quantity | null): boolean =>
  rank?.high === false &&
  keys.length === 1 &&
  keys[0]?.kind === 'thing' &&
  ranked !== null &&
  ranked.kind !== 'aggregate'

/** "The best month for closings", "in which month did refunds peak": units of time are ranked, by how many there were. */
function ranksTime({ placed }: Draft): boolean {
  const leads = placed.filter(
    ({ item }) => item.kind === 'rank' || (item.kind === 'ask' && item.how === 'which'),
  )
  return of(placed, 'key').some(
    ({ item, start }) => isTimeRef(item.key) && leads.some(({ end }) => end === start),
  )
}
