// Which of the conditions of a question are the part, and which the whole that it is a part of.
import type { Condition } from '#contract/terms.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { isPartOfRate, isSameCondition } from '#engine/parse/assemble/words/share-groups.ts'
import { tableOf } from '#engine/parse/assemble/keys.ts'
import { quantities } from '#engine/parse/assemble/plan-columns.ts'
import { speaksOf } from '#engine/parse/assemble/speaks-of.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { divides } from './groups-divide.ts'
import { isCalled, isStateSomewhere, isWhere, withoutWhere } from './share-where.ts'

/** "Pet Supplies: what share of units sold": where nothing else can be the part, it is what was said before. */
export function partOf(given: Draft, plan: Plan, from: number): Condition[] {
  const part = saidPart(given, plan, from)
  return part.filter(one => !isDenied(one, part))
}

function saidPart(given: Draft, plan: Plan, from: number): Condition[] {
  if (isPartOfEach(given, from) || divides(given, from)) return []
  const groups = plan.where.filter(
    one => isOfGroups(plan, one) || isAside(given, one, from) || isOfAll(given, plan, one),
  )
  const draft = groups.length === 0 ? given : without(given, groups)
  const stated = plan.where.filter(
    one => one.kind !== 'free' && !isLeftOut(draft, one) && !groups.includes(one),
  )
  const adjective = partBeforePlace(draft, from)
  if (adjective !== null) return stated.filter(one => speaksOf(draft, adjective, one))
  const part = stated.filter(one => isPart(draft, one, from) && !isBehindGroups(draft, plan, one, from))
  // "The percentage of cancelled orders by month": over time, the whole is what there was in each month.
  const isInTime = plan.keys.every(key => key.kind === 'time' || key.kind === 'sides')
  if (part.length > 0) return withoutWhere(draft, plan, part)
  if (!isInTime) return partOfGroups(draft, stated, from)
  // "Percentage of repeat customers": one condition can only be the part.
  const [only, ...others] = of(draft.placed, 'condition')
  if (only !== undefined && others.length === 0)
    return stated.filter(one => speaksOf(draft, only.item.condition, one))
  return stated.filter(one =>
    of(draft.placed, 'condition').some(
      ({ item, start }) => start < from && speaksOf(draft, item.condition, one),
    ),
  )
}

/** "What share of the homes for sale has each number of bedrooms": the groups are the parts, and all that is said the whole.
 * Behind a pause they are only groups: "% of homes with a pool, each community". */
const isPartOfEach = ({ placed }: Draft, from: number): boolean =>
  of(placed, 'key').some(
    ({ item, text, start, end, afterBreak }) =>
      // "What percent of those bookings came from each quarter".
      (item.key.kind === 'attribute' || of(placed, 'their home').some(one => one.end <= start)) &&
      start > from &&
      !afterBreak &&
      /^each\b/.test(text) &&
      of(placed, 'condition').every(one => one.end <= start) &&
      placed.every(one => one.end <= end || one.item.kind === 'period'),
  )

/** "Percent of homes with a pool in each of the three villages", "… in Old Town vs Sea Oaks": which groups there are, and no part. */
const isOfGroups = ({ keys }: Plan, condition: Condition): boolean =>
  (condition.kind === 'contains' || (condition.kind === 'is' && condition.values.length > 1)) &&
  keys.some(key => key.kind === 'attribute' && key.attribute === condition.attribute)

/**
 * "Actives by beds as a percentage of all actives", "share of sold homes with a pool per year of closing": what is said of the whole as
 * well tells no part.
 */
const isOfAll = ({ index }: Draft, { columns }: Plan, condition: Condition): boolean =>
  columns.some(
    one =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'count' &&
      (index.noun(one.quantity.noun).where ?? []).some(own => isSameCondition(own, condition)),
  )

/** "Share of repeat customers, Texas only": behind a pause, which ones are looked at; the part was named before. */
const isAside = (draft: Draft, condition: Condition, from: number): boolean => {
  const all = of(draft.placed, 'condition')
  const last = all.at(-1)
  const isNamed = all.some(({ start, afterBreak }) => start > from && afterBreak !== true)
  const isLast = last?.afterBreak === true && last.end >= Math.max(...draft.placed.map(({ end }) => end))
  return isNamed && isLast && last.start > from && speaksOf(draft, last.item.condition, condition)
}

/** "Of homes that are not active, what share closed": which ones they are not tells of the whole, where a state is the part. */
const isDenied = (one: Condition, part: readonly Condition[]): boolean =>
  one.kind === 'is' &&
  one.not === true &&
  part.some(other => other.kind === 'is' && other.not !== true && other.attribute === one.attribute)

const without = (draft: Draft, conditions: readonly Condition[]): Draft => ({
  ...draft,
  placed: draft.placed.filter(
    ({ item }) => item.kind !== 'condition' || !conditions.some(one => speaksOf(draft, item.condition, one)),
  ),
})

/** "% cancelled bookings in Aspen": without an "of", what stands right before the things is the part, and a name behind them says where. */
function partBeforePlace({ placed, index }: Draft, from: number): ConditionRef | null {
  const wish = of(placed, 'ask').find(({ item, start }) => item.how === 'share' && start === from)
  const [first, ...others] = of(placed, 'condition')
  const noun = of(placed, 'noun').find(({ item }) => !item.weak)
  if (wish === undefined || first === undefined || noun === undefined || others.length === 0) return null
  const isAdjective = first.start === wish.end && first.end === noun.start && isPercentAlone(wish.text)
  const isNamed = others.every(one => one.start > noun.end && isCalled(index, one))
  return isAdjective && isNamed && of(placed, 'rank').length === 0 ? first.item.condition : null
}

const isPercent = (text: string): boolean => /percent|pct|%|proportion/.test(text)
const isPercentAlone = (text: string): boolean => isPercent(text) && !text.endsWith(' of')

/**
 * "Which city has the lowest percentage of cancelled bookings": of its own bookings. "The largest share of cancelled bookings" may
 * as well be one of all that were cancelled. "% refunded orders per brand", "share of repeat customers by state": what makes a rate of
 * its own, or is said without an "of", is a part of each group.
 */
function partOfGroups(draft: Draft, stated: readonly Condition[], from: number): Condition[] {
  const { placed } = draft
  const wish = of(placed, 'ask').find(({ item, start }) => item.how === 'share' && start === from)
  const [only, ...others] = of(placed, 'condition')
  const noun = of(placed, 'noun').find(({ item }) => !item.weak)
  const isAdjective = only !== undefined && only.start >= (wish?.end ?? 0) && only.end === noun?.start
  if (!isAdjective || others.length > 0) return []
  const part = stated.filter(one => speaksOf(draft, only.item.condition, one))
  const text = wish?.text ?? ''
  if (of(placed, 'rank').length === 0)
    return isPartOfRate(draft.index, part) || isPercentAlone(text) ? part : []
  if (!isPercent(text)) throw new Unclear('a share of which ones')
  return part
}

/** "Each brand's share of revenue, excluding books": what is left out is no part; the whole goes without it too. */
const isLeftOut = (draft: Draft, condition: Condition): boolean =>
  of(draft.placed, 'condition').some(
    ({ item, text }) =>
      /^(excluding|exclude|except|apart from|leav|ignor|skip|not counting|minus the)/.test(text) &&
      speaksOf(draft, item.condition, condition),
  )

/** "Share of orders by payment method in Texas", "revenue share by brand in Beauty": where it is, behind the groups, is the whole that they divide. */
function isBehindGroups(draft: Draft, plan: Plan, condition: Condition, from: number): boolean {
  const { placed, index } = draft
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share')
  const key = of(placed, 'key').find(({ start }) => start > from)
  if (key === undefined || wish?.item.verb !== undefined || wish?.item.partFirst !== undefined) return false
  const [counted] = quantities(plan)
  const isPlace =
    'attribute' in condition &&
    ((index.model.places ?? []).includes(condition.attribute) ||
      (counted !== undefined &&
        condition.kind === 'is' &&
        isWhere(index, condition.attribute, tableOf(draft, counted.quantity))))
  const isBehind = of(placed, 'condition').some(
    ({ item, start }) => start >= key.end && speaksOf(draft, item.condition, condition),
  )
  if (!isPlace || !isBehind) return false
  // "Share of sales in each year in Old Town": of the year, or of the place?
  if (key.item.key.kind !== 'attribute') throw new Unclear('a share of which ones')
  return true
}

/** "What share of active listings has a pool": what stands behind the things is the part, what stands before them the whole. */
function isPart(draft: Draft, condition: Condition, from: number): boolean {
  const nouns = of(draft.placed, 'noun').filter(
    ({ start, item }) => start > from && (!item.weak || isWhoseShare(draft, start)),
  )
  const measures = of(draft.placed, 'quantity').filter(({ start }) => start > from)
  const wish = of(draft.placed, 'ask').find(({ item }) => item.how === 'share')
  const named = Math.min(...[...nouns, ...measures].map(({ end }) => end))
  const verbAt = wish?.item.verb === undefined ? undefined : wish.start + wish.item.verb
  // "Of all the homes we sold, what percent has a pool": what is named before the share is the whole.
  const measured = of(draft.placed, 'quantity').some(({ start, item }) => start < from && !item.weak)
  const behind = () => (Number.isFinite(named) ? lastBehind(draft, named) : (wish?.end ?? Infinity))
  const base = measured || isOfThoseBefore(draft, from) ? from : (verbAt ?? behind())
  const before = of(draft.placed, 'condition').some(
    ({ item, start }) => start <= from && speaksOf(draft, item.condition, condition),
  )
  if (wish?.item.partFirst === 'said') return before
  if (wish?.item.partFirst === 'adjective')
    return of(draft.placed, 'condition').some(
      ({ item, end }) => end === from && speaksOf(draft, item.condition, condition),
    )
  const place = of(draft.placed, 'condition').find(
    ({ item }) => speaksOf(draft, item.condition, condition) && !isOtherBound(item.condition, condition),
  )
  // "That expired or were withdrawn": the verb may stand between two states.
  return place !== undefined && Number.isFinite(base) && place.end > base
}

/** "Of customers with at least 3 orders, what percent have at least 5": of two limits of one number, the other. */
const isOtherBound = (said: ConditionRef, condition: Condition): boolean =>
  said.kind === 'amount' &&
  said.amount.kind === 'bound' &&
  condition.kind === 'compare' &&
  condition.value !== said.amount.value

/** "Of our Texas customers, what percent are repeat customers": named again behind the share, they are still those named before. */
const isOfThoseBefore = ({ placed }: Draft, from: number): boolean => {
  const wish = of(placed, 'ask').find(({ item, start }) => item.how === 'share' && start === from)
  const nouns = of(placed, 'noun').filter(({ item }) => !item.weak)
  const before = new Set(nouns.filter(({ start }) => start < from).flatMap(({ item }) => item.nouns))
  const isAgain = nouns.some(({ item, start }) => start > from && item.nouns.some(one => before.has(one)))
  return isAgain && wish !== undefined && wish.item.partFirst === undefined && !/ (of|among)$/.test(wish.text)
}

/** "What percent of the people who came from Google want to rent": a vague word names the whole where others are told behind it. */
const isWhoseShare = ({ placed }: Draft, at: number): boolean =>
  of(placed, 'ask').some(
    ({ item, text, end }) => item.how === 'share' && text.endsWith(' of') && at >= end && at <= end + 1,
  ) && of(placed, 'ask').some(({ item, start }) => item.relative === true && start === at + 1)

/** "Percent of listings in Old Town with a pool": of several that follow the things, the last is the part. */
function lastBehind({ placed, index }: Draft, named: number): number {
  const behind = of(placed, 'condition').filter(({ start }) => start >= named)
  const last = behind.findLast(({ afterAnd }) => afterAnd !== true)
  if (isStateSomewhere(index, named, behind)) return named
  // "Homes with a pool in Old Town": of those in Old Town, or of all that have one?
  const isOpen = isCalled(index, last) && !isCalled(index, behind[0])
  if (isOpen) throw new Unclear('a share of which ones')
  return Math.max(named, last?.start ?? named)
}
