// How many, and in which order.
import type { Noun } from '#contract/model.ts'
import type { Format } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column, Key, Order, Quantity } from '#engine/plan.ts'
import { isTimeRef } from '#engine/parse/key-ref.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import { isBetterLow } from './better-low.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

export interface Rank {
  plural: boolean
  ofGroups: boolean
  count: number | null
  /** How many come before it: two, of the third. */
  skip: number
  high: boolean
  by: QuantityRef | { kind: 'attribute'; attributes: readonly string[]; one?: boolean } | null
}

/** "Top 5 cities by revenue" says it in two places. */
export function rankOf(draft: Draft): Rank | null {
  const { placed, index } = draft
  const limited = of(placed, 'having').length > 0 || of(placed, 'noun').some(({ item }) => item.none)
  const stated = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const computes = (by: Rank['by']) =>
    stated.some(({ item }) => JSON.stringify(item.quantity) !== JSON.stringify(by))
  const stand = of(placed, 'rank').filter(
    ({ item: { implied, by } }) => !(implied && (limited || computes(by))),
  )
  const ranks = stand.map(({ item }) => item)
  const [first] = ranks
  if (first === undefined) return null
  // "The priciest homes by price per square foot": what is said behind "by" tells what the superlative measures.
  const explicit =
    stand.find(({ item: { by }, text }) => by !== null && /^(by|for) /.test(text))?.item ??
    ranks.find(({ by, implied }) => by !== null && !implied) ??
    ranks.find(({ by }) => by !== null)
  // "The top 5 cheapest": how many come from "top", which end from the superlative.
  const spoken = stand.find(
    ({ item, text }) => item.by !== null && !(item.implied && item.high) && !/^(by|for) /.test(text),
  )
  const isUnwanted = (by: Rank['by']) =>
    by !== null && by.kind !== 'attribute' && isBetterLow(index, placed, by)
  // "Homes by revenue, bottom 5": the end is said behind what they are ranked by.
  const behind = /^(by|for) /.test(stand[0]?.text ?? '') ? ranks.find(({ by }) => by === null) : undefined
  const leading = first.by === null && first.high ? (spoken?.item ?? first) : (behind ?? first)
  return {
    plural: ranks.some(one => one.plural === true),
    ofGroups: ranks.some(one => one.ofGroups === true),
    count: ranks.find(({ count }) => count !== null)?.count ?? of(placed, 'limit')[0]?.item.count ?? null,
    skip: (ranks.find(({ place }) => place !== undefined)?.place ?? 1) - 1,
    high:
      leading.high !==
      ((leading.quality === true &&
        isUnwanted(explicit?.by ?? stated[0]?.item.quantity ?? countedRows(draft))) ||
        isTurned(index, leading.by, explicit?.by ?? null)),
    by: explicit?.by ?? null,
  }
}

/** "The oldest listing by days on market": the earlier it came, the longer it has been there. */
const isTurned = (index: ModelIndex, said: Rank['by'], by: Rank['by']): boolean =>
  isOf(index, said, ['date', 'year']) && isOf(index, by, ['days', 'nights'])

const isOf = (index: ModelIndex, by: Rank['by'], formats: readonly Format[]): boolean =>
  by?.kind === 'attribute' && by.attributes.every(id => formats.includes(index.attribute(id).format))

/** What the groups are told by, where no number is named: their rows. */
const countedRows = ({ placed, subject }: Draft): QuantityRef | null =>
  subject !== null && of(placed, 'attribute').length + of(placed, 'key').length > 0
    ? { kind: 'count', nouns: [subject.id] }
    : null

/** "Revenue by city, highest first; only the first 3": so many groups, in the order they are shown. "The first 3 orders" are no groups. */
function firstGroups({ placed }: Draft): number | null {
  const [limit] = of(placed, 'limit')
  const isOfRows =
    /\b(rows?|records?|results?|entries)$/.test(limit?.text ?? '') ||
    limit === placed.findLast(({ item }) => item.kind !== 'period')
  return limit !== undefined && isOfRows ? limit.item.count : null
}

export function limitOf(
  draft: Draft,
  rank: Rank | null,
  keys: readonly Key[],
  ranked: Quantity | null,
): number | null {
  if (keys.length === 0) return null
  if (rank === null) return keys.length === 1 ? firstGroups(draft) : null
  if (rank.skip > 0) return 1
  if (rank.count === Infinity) return null
  if (rank.count === null && isEndOfEach(draft, keys, ranked)) return null
  if (rank.count === null && isOnlyOrdered(draft)) return null
  if (rank.count === null && isShownForEach(draft, keys)) return null
  const isPhrase = rank.plural && rank.by?.kind !== 'attribute' && !isOfOne(draft)
  return rank.count ?? (isPhrase || isPlural(draft, keys) ? 10 : 1)
}

/** "Which product had the most returns", "which city has the highest rates on average": one of them, however many returns. */
const isOfOne = ({ placed }: Draft): boolean => {
  const rank = of(placed, 'rank').find(({ item }) => item.plural === true)
  const isMost =
    /^(the )?((most|fewest|least|highest|lowest) |(best|worst) (ratings|scores|prices|rates)$)/.test(
      rank?.text ?? '',
    )
  return (
    isMost &&
    [...of(placed, 'noun').filter(({ item }) => !item.weak), ...of(placed, 'attribute')].some(
      ({ item, end }) => !item.plural && end <= (rank?.start ?? 0),
    )
  )
}

/** "Areas by median price", "rank the brands that sold the most": all of them in that order, and not the first alone. */
const isOnlyOrdered = ({ placed }: Draft): boolean =>
  of(placed, 'order').some(({ text }) => /^rank (the |our |all )*[a-z]+s$/.test(text)) ||
  of(placed, 'rank').every(({ text }) =>
    /^(by|measured by|as measured by|in terms of|according to) /.test(text),
  )

/** "The highest ask in each subdivision": the superlative is spent on each group, and cuts none of them off. */
const isEndOfEach = ({ placed }: Draft, keys: readonly Key[], ranked: Quantity | null): boolean =>
  ranked?.kind === 'aggregate' &&
  (ranked.fn === 'max' || ranked.fn === 'min') &&
  keys.every(
    key =>
      key.kind !== 'thing' ||
      of(placed, 'key').some(({ item }) => item.key.kind === 'noun' && item.key.nouns.includes(key.noun)),
  ) &&
  of(placed, 'key').some(({ text }) => isForEach(text))

/** "Which device converts best? Give me the rate for each": the best one comes first, and the others are shown. */
const isShownForEach = (draft: Draft, keys: readonly Key[]): boolean => {
  const { placed } = draft
  const rank = of(placed, 'rank').find(({ item }) => !item.implied)
  const isGroup = keys.length === 1 && keys[0]?.kind === 'attribute'
  return (
    isGroup &&
    !isPlural(draft, keys) &&
    of(placed, 'ask').some(({ item, start }) => item.how === 'each' && start > (rank?.start ?? Infinity))
  )
}

/** "Each area", "by month", "per brand": a row for every one of them. */
export const isForEach = (text: string): boolean =>
  /^(by|per|each|every|(for|in|of|within|at|from) (each|every)|split|across|(broken|grouped|divided)( down| out| up)? by)\b/.test(
    text,
  )

function isPlural(draft: Draft, keys: readonly Key[]): boolean {
  if (keys.some(key => key.kind === 'thing'))
    return draft.subject !== null && draft.plural && !isFirstOfEach(draft, keys)
  // "Among states with 40 customers, which one has the highest": of many, one.
  if (of(draft.placed, 'ask').some(({ item }) => item.one === true)) return false
  // "Which months are the busiest".
  if (
    of(draft.placed, 'key').some(({ item, text }) => isTimeRef(item.key) && /s(?: of the year)?$/.test(text))
  )
    return true
  const attribute = of(draft.placed, 'attribute')[0]
  return (attribute?.item.plural ?? false) && !isFirstOfEach(draft, keys)
}

/** "Customers with the most orders in each state": as many as there are states, and one of each. */
function isFirstOfEach({ placed }: Draft, keys: readonly Key[]): boolean {
  const rank = of(placed, 'rank').find(({ item }) => !item.implied)
  const each = of(placed, 'key').some(({ text }) =>
    /^((in|for|of|from|within) (each|every)|per|each|every)\b/.test(text),
  )
  const things = of(placed, 'noun').find(({ item }) => !item.weak && !item.none) ?? of(placed, 'attribute')[0]
  return (
    keys.length > 1 &&
    each &&
    rank !== undefined &&
    rank.item.by !== null &&
    /^(the )?(most|fewest|least|highest|lowest|biggest|largest|smallest|best|longest|shortest)\b|\bthe (most|least)$/.test(
      rank.text,
    ) &&
    things !== undefined &&
    things.end <= rank.start
  )
}

export const placeOf = (columns: readonly Column[], attribute: string | null): number | null => {
  const at = columns.findIndex(one => one.kind === 'attribute' && one.attribute === attribute)
  return at < 0 ? null : at
}

/** "Best rated in each category": of those with the same rating, the most reviewed. */
export function tieOf({ picker, index }: Draft, rank: Rank | null, thing: Noun | null): string | null {
  const by = rank?.by?.kind === 'attribute' ? picker.attribute(rank.by.attributes) : null
  const then = by === null ? undefined : index.attribute(by).then
  return then !== undefined && thing?.table === index.attribute(then).table ? then : null
}

export function tieOrder(columns: readonly Column[], rank: Rank | null, tie: string | null): Order[] {
  const column = placeOf(columns, tie)
  return column === null || tie === null || rank === null ? [] : [{ column, descending: rank.high }]
}
