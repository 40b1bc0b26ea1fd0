// Answers that could be told without looking: a share of what is all there is, groups of which there can be only one. Whoever
// asks for one of these asked for something else.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column, Plan, Quantity } from '#engine/plan.ts'
import { losesSecondQuestion } from '#engine/parse/assemble/words/asked-beside.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { dividesByOwn } from './check-own-number.ts'
import { losesKind, reachesNothing } from './check-kinds.ts'

export function shapeFault({ index, placed }: Draft, plan: Plan): string | null {
  if (isShareOfItself(plan)) return 'a share of which ones'
  if (losesChange(placed, plan)) return 'a change'
  if (hasOneGroup(index, plan)) return 'what to group by'
  if (mixesRows(index, plan)) return 'which rows are meant'
  if (losesSecondQuestion(placed, plan)) return 'what else is asked'
  if (losesNumber(placed, plan) || losesCount(placed, plan)) return 'how many'
  if (losesKind(index, placed, plan) || reachesNothing(index, plan)) return 'which kind is meant'
  if (isPerThingByOther(placed, plan) || dividesByOwn(index, placed, plan)) return 'what it is divided by'
  if (isAlsoSaidOfOne(index, placed)) return 'which of them is meant'
  if (losesAskedGroup(index, placed, plan) || ranksMembers(index, placed, plan)) return 'what is ranked'
  if (listsOthers(index, placed, plan)) return 'what is asked for'
  if (searchesOthers(index, placed, plan)) return 'what is searched'
  return null
}

/** "How many inquiries mention a dog": what somebody else wrote at another time tells nothing of them, unless those are named. */
function searchesOthers(index: ModelIndex, placed: Draft['placed'], { where, columns }: Plan): boolean {
  const searched = where.flatMap(one =>
    one.kind === 'contains' && index.attribute(one.attribute).searchable === true
      ? [index.attribute(one.attribute).table]
      : [],
  )
  const counted = columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'count' ? [index.noun(one.quantity.noun).table] : [],
  )
  const named = new Set(of(placed, 'noun').flatMap(({ item }) => item.nouns.map(id => index.noun(id).table)))
  return searched.some(table => counted.length > 0 && !counted.includes(table) && !named.has(table))
}

/** "By what percent did it change against the same part of last year": a part of the whole is no change. */
const losesChange = (placed: Draft['placed'], { columns }: Plan): boolean =>
  of(placed, 'change').length > 1 && columns.some(({ kind }) => kind === 'share')

export const pinned = (where: readonly Condition[]): Set<string> =>
  new Set(
    where.flatMap(one =>
      one.kind === 'is' && one.not !== true && one.values.length === 1 ? [one.attribute] : [],
    ),
  )

/** "Share of gift card payments among pending orders": where only gift cards are left, theirs is all of it. */
function isShareOfItself({ keys, columns, where }: Plan): boolean {
  const fixed = pinned(where)
  const isFixed = keys.length > 0 && keys.every(key => key.kind === 'attribute' && fixed.has(key.attribute))
  if (isFixed && columns.some(({ kind }) => kind === 'share')) return true
  const said = new Set(where.map(one => JSON.stringify(one)))
  return columns.some(one => {
    const top = one.kind === 'quotient' && one.percent ? columns[one.top] : undefined
    const bottom = one.kind === 'quotient' ? columns[one.bottom] : undefined
    if (top?.kind !== 'quantity' || bottom?.kind !== 'quantity') return false
    const whole = new Set([...said, ...bottom.where.map(other => JSON.stringify(other))])
    return (
      JSON.stringify(top.quantity) === JSON.stringify(bottom.quantity) &&
      top.where.every(other => whole.has(JSON.stringify(other)))
    )
  })
}

/** "Views per listing by type": all of them are views. */
function hasOneGroup(index: ModelIndex, { keys, columns, where }: Plan): boolean {
  const quantities = columns.flatMap(one => (one.kind === 'quantity' ? [one.quantity] : []))
  const freed = new Set(where.flatMap(one => (one.kind === 'free' ? [one.attribute] : [])))
  return (
    quantities.length > 0 &&
    keys.length > 1 &&
    keys.some(
      key =>
        key.kind === 'attribute' &&
        !freed.has(key.attribute) &&
        quantities.every(one => pinned(ownWhere(index, one)).has(key.attribute)),
    )
  )
}

const ownWhere = (index: ModelIndex, one: Quantity): readonly Condition[] =>
  one.kind === 'measure' ? (index.measure(one.measure).where ?? []) : (index.noun(one.noun).where ?? [])

/**
 * "The last 5 bookings and what each brings": rows of one rule beside a number of another. The rule of the number would choose
 * the rows.
 */
function mixesRows(index: ModelIndex, { keys, columns, order }: Plan): boolean {
  return keys.some(key => {
    const noun = key.kind === 'thing' ? index.noun(key.noun) : undefined
    if (noun === undefined || noun.key !== undefined || noun.where === undefined) return false
    const ruled = new Set(noun.where.map(({ attribute }) => attribute))
    return columns.some(
      (one, at) => isOtherRule(index, one, noun.table, ruled) && !order.some(({ column }) => column === at),
    )
  })
}

const isOtherRule = (index: ModelIndex, one: Column, table: string, ruled: ReadonlySet<string>): boolean =>
  one.kind === 'quantity' &&
  one.quantity.kind === 'measure' &&
  index.noun(index.measure(one.quantity.measure).noun).table === table &&
  (index.measure(one.quantity.measure).where ?? []).some(({ attribute }) => ruled.has(attribute))

/** "How many, and which is the priciest of them": one row says nothing of how many there are. */
const losesNumber = (placed: Draft['placed'], { limit, summary, columns }: Plan): boolean =>
  limit !== null &&
  summary.kind === 'rows' &&
  !columns.some(
    one => one.kind === 'quantity' && (one.quantity.kind === 'count' || one.quantity.kind === 'distinct'),
  ) &&
  of(placed, 'ask').some(
    ({ item, end }) =>
      item.how === 'count' &&
      placed.some(
        other =>
          other.item.kind === 'ask' &&
          other.item.how === 'which' &&
          other.start >= end &&
          other.start <= end + 2,
      ),
  )

/** "How many booked twice, and what share of all is that": a share says nothing of how many they are. */
const losesCount = (placed: Draft['placed'], { summary }: Plan): boolean =>
  summary.kind === 'share' &&
  [...of(placed, 'ask'), ...of(placed, 'quantity')].some(
    ({ text, end }) =>
      /^(how many|number of|count)\b/.test(text) &&
      of(placed, 'ask').some(({ item, start }) => item.how === 'share' && start > end),
  )

/** "Had only one reservation and cancelled it": one of all that they had, and not one of those that were cancelled. */
const isAlsoSaidOfOne = (index: ModelIndex, placed: Draft['placed']): boolean => {
  const one = placed.find(
    ({ item }) =>
      (item.kind === 'having' && item.op === '=') ||
      (item.kind === 'condition' &&
        item.condition.kind === 'amount' &&
        item.condition.amount.kind === 'exact' &&
        item.condition.attributes.some(id => countsRows(index, id))),
  )
  return of(placed, 'condition').some(
    ({ item: { condition }, start, afterAnd }) =>
      one !== undefined &&
      start >= one.end &&
      afterAnd === true &&
      condition.kind === 'values' &&
      condition.options.flat().some(({ attribute }) => attribute.endsWith('.status')),
  )
}

/** How many rows of another table a thing has: a customer's orders. */
const countsRows = (index: ModelIndex, id: string): boolean => {
  const { table, units } = index.attribute(id)
  return index.model.nouns.some(
    noun => noun.table !== table && noun.words.some(word => units?.includes(word) === true),
  )
}

/** "And which city are they in": of those that were asked for before. */
const isBeside = ({ afterAnd, afterBreak }: Draft['placed'][number]) =>
  afterAnd === true || afterBreak === true

/** "Which category does worst": one of them is asked for, and a list of other things does not tell which. */
const losesAskedGroup = (index: ModelIndex, placed: Draft['placed'], { keys, limit, skip }: Plan): boolean =>
  limit !== null &&
  // "Which community had the second highest sales": of one sale more than one is not said.
  (limit > 1 || (skip !== undefined && of(placed, 'noun').some(({ item }) => item.plural))) &&
  of(placed, 'rank').some(({ item }) => item.count === null) &&
  of(placed, 'attribute').some(
    ({ item, start, end }, _, all) =>
      !item.plural &&
      item.attributes.every(id => index.attribute(id).kind === 'category') &&
      (of(placed, 'ask').some(ask => ask.item.how === 'which' && ask.end === start && !isBeside(ask)) ||
        // "The community with the highest sales".
        (all.length === 1 && start <= 1 && of(placed, 'rank')[0]?.start === end + 2)) &&
      !keys.some(key => key.kind === 'attribute' && item.attributes.includes(key.attribute)),
  )

/** "Brands by revenue with no refunds": brands are asked for, and not their products. */
const ranksMembers = (index: ModelIndex, placed: Draft['placed'], { keys }: Plan): boolean =>
  of(placed, 'noun').some(({ item }) => item.none) &&
  of(placed, 'attribute').some(
    ({ item, end }) =>
      item.plural &&
      item.attributes.every(id => index.attribute(id).kind === 'category') &&
      of(placed, 'rank').some(rank => rank.start === end && rank.text.startsWith('by ')) &&
      !keys.some(key => key.kind === 'attribute' && item.attributes.includes(key.attribute)),
  )

/** "Which property types have stays over 5 nights": kinds are asked for, and a list of stays names none of them once. */
const listsOthers = (index: ModelIndex, placed: Draft['placed'], { keys, columns, limit }: Plan): boolean =>
  limit === null &&
  columns.every(({ kind }) => kind === 'attribute') &&
  (of(placed, 'noun').every(({ item }) => item.weak) ||
    of(placed, 'having').some(({ item }) => item.than.kind === 'average')) &&
  of(placed, 'attribute').some(
    ({ item, start }) =>
      item.plural &&
      item.attributes.every(id => index.attribute(id).kind === 'category') &&
      of(placed, 'ask').some(ask => ask.item.how === 'which' && ask.end === start && !isBeside(ask)) &&
      !keys.some(key => key.kind === 'attribute' && item.attributes.includes(key.attribute)),
  )

/** "Orders per customer by payment method": a rate for each method, and no list of customers. */
const isPerThingByOther = (placed: Draft['placed'], { keys }: Plan): boolean =>
  keys.some(({ kind }) => kind === 'thing') &&
  of(placed, 'rank').length === 0 &&
  of(placed, 'key').some(({ item, text }) => item.key.kind === 'noun' && /^per\b/.test(text)) &&
  of(placed, 'key').some(
    ({ item, text }) => item.key.kind === 'attribute' && /^(by|(for|in) each)\b/.test(text),
  )
