// The part of a whole: "what share of listings has a pool", "revenue by city in percent".
import type { Condition } from '#contract/terms.ts'
import type { Column, Keep, Key, Plan } from '#engine/plan.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { adds } from '#engine/parse/assemble/adds.ts'
import { inPeriods, periodsOf } from '#engine/parse/assemble/change.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { holds } from '#engine/parse/assemble/time/one-stretch.ts'
import { areAll, ofEachTime } from '#engine/parse/assemble/words/share-groups.ts'
import { speaksOf } from '#engine/parse/assemble/speaks-of.ts'
import { firstQuantity, quantities, type QuantityColumn } from '#engine/parse/assemble/plan-columns.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { held } from './share-held.ts'
import { isShareInTime } from './share-in-time.ts'
import { ofPart } from './share-of-part.ts'
import { partOf } from './share-part.ts'

export function share(draft: Draft, plan: Plan): Plan | null {
  const wish = of(draft.placed, 'ask').find(({ item }) => item.how === 'share')
  // Of those who ordered last month: the plan weighs them already.
  if (plan.summary.kind === 'share') return plan
  if (wish === undefined || (of(draft.placed, 'change').length > 0 && !isShareInTime(draft))) return null
  // "What percentage of guests are repeat guests": the share of things that a limit leaves.
  if (plan.keep.length > 0 && plan.keys.length === 1 && plan.keys[0]?.kind === 'thing' && plan.limit === null)
    return held(draft, plan, wish.start)
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  // "Conversion rate, in percent" already is one.
  if (quantities(plan).some(one => isPercent(draft, one))) return plan
  if (column?.kind !== 'quantity' || quantities(plan).length !== 1) return null
  // "Among areas with at least 15 listings": a limit of the whole, where each group has its own.
  const isOfWhole = plan.keys.length > 0 && plan.keys.every(({ kind }) => kind === 'attribute')
  if (
    plan.keep.some(one => one.column !== place || one.value.kind !== 'number') ||
    (plan.keep.length > 0 && !isOfWhole)
  )
    return null
  const [among] = of(draft.placed, 'part among')
  if (among !== undefined) {
    const { attribute, values } = among.item
    return ofPart(draft, plan, place, column, [{ kind: 'is', attribute, values }])
  }
  const nested = withinPeriod(draft)
  if (nested !== null) return ofPeriod(draft, plan, column, nested)
  const sided = ofBothSides(draft, plan, wish.start)
  if (sided !== null) return sided
  const part = partOf(draft, plan, wish.start)
  const grouped = wish.item.partFirst === undefined ? ofEach(draft, plan, part, wish.end) : null
  if (grouped !== null)
    return { ...grouped, columns: [...plan.columns, { kind: 'share', of: place, within: 'all' }] }
  // "From our top 3 brands": theirs together, where the share is asked for before they are named.
  const isCounted =
    of(draft.placed, 'rank').some(({ item, start }) => item.count !== null && start > wish.end) ||
    (!draft.asks.has('each') && areFewBehind(draft, wish))
  const isNamed = draft.subject !== null || of(draft.placed, 'attribute').length > 0
  if (isCounted && !isNamed) return null
  // "What share of revenue comes from the top 5 homes": theirs, of all.
  if (
    plan.limit !== null &&
    part.length === 0 &&
    plan.keys.length === 1 &&
    (plan.keys[0]?.kind === 'thing' || isCounted) &&
    adds(draft.index, column.quantity)
  )
    // "The top 5 products and their share of revenue", "which product has the largest share": each has its own.
    return wish.item.partFirst === 'said' || asksWhich(draft, wish.start)
      ? { ...plan, columns: [...plan.columns, { kind: 'share', of: place, within: 'all' }] }
      : { ...plan, summary: { kind: 'concentration', column: place } }
  // "Which category makes up the biggest share of sales": the first of them, with its share of all.
  const ranked =
    plan.keys.length === 1 && plan.keys[0]?.kind === 'attribute' && adds(draft.index, column.quantity)
  if (plan.limit !== null && part.length === 0 && !ranked) return null
  if (part.length > 0) {
    // The share of a whole is one number; things named beside it are part of the condition.
    const [key] = plan.keys
    const beside = plan.keys.length === 1 && key?.kind === 'thing' && of(draft.placed, 'key').length === 0
    return beside
      ? share(draft, { ...plan, keys: [], order: [], limit: null })
      : ofPart(draft, plan, place, column, part)
  }
  // Averages have no sum that one of them could be a share of.
  if (plan.keys.length === 0 || !adds(draft.index, column.quantity)) return null
  const inTime = ofEachTime(plan)
  // "The category mix: what percent did each category make": of the one group that there is, each would be all.
  const isOfOwn = inTime !== null || (isOfItsOwn(draft, wish) && plan.keys.length > 1)
  const columns: Column[] = [
    ...plan.columns,
    { kind: 'share', of: place, within: isOfOwn ? 'first key' : 'all' },
  ]
  const keep = of(draft.placed, 'part limit').map(({ item: { op, times } }): Keep => ({
    column: columns.length - 1,
    op,
    value: { kind: 'number', value: Number((times * 100).toPrecision(12)) },
  }))
  return { ...plan, keys: inTime ?? plan.keys, columns, keep }
}

/** "For each category, what percent of its orders are in each status": of those of the category. */
const isOfItsOwn = ({ placed }: Draft, wish: Placed): boolean => {
  const [first, second, ...others] = of(placed, 'key')
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    first.end <= wish.start &&
    second.start >= wish.end
  )
}

/** "From the five brands that earned the most". */
const areFewBehind = ({ placed }: Draft, wish: Placed): boolean =>
  of(placed, 'limit').some(({ start }) => start > wish.end) &&
  of(placed, 'rank').some(({ item, start }) => !item.implied && start > wish.end)

const asksWhich = ({ placed }: Draft, before: number): boolean =>
  of(placed, 'ask').some(
    // "Which share of revenue do the top 5 have" is theirs together.
    ({ item, text, end }) =>
      item.how === 'which' && item.relative !== true && end < before && /^(which|who)\b/.test(text),
  )

/** "Of the homes with a pool how many percent are sold, and of those without": each side is a whole of its own. */
function ofBothSides(draft: Draft, plan: Plan, from: number): Plan | null {
  const sides = plan.where.find(
    (one): one is Extract<Condition, { kind: 'is' }> =>
      one.kind === 'is' && one.values.includes(true) && one.values.includes(false),
  )
  const keyed = plan.keys.some(key => key.kind === 'attribute' && key.attribute === sides?.attribute)
  if (sides === undefined || !keyed) return null
  const where = plan.where.filter(one => one !== sides)
  return partOf(draft, { ...plan, where }, from).length === 0 ? null : share(draft, { ...plan, where })
}

/**
 * "The device split: percent of interactions that were mobile, desktop, tablet", "share of weekly and monthly stays in the
 * bookings": each value has a share of its own.
 */
function ofEach(draft: Draft, plan: Plan, part: readonly Condition[], behind: number): Plan | null {
  const inKeys = new Set(plan.keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  const several = plan.where.find(
    (one): one is Extract<Condition, { kind: 'is' }> =>
      one.kind === 'is' && one.not !== true && one.values.length > 1,
  )
  if (several === undefined || plan.limit !== null) return null
  const where = plan.where.filter(one => one !== several)
  // "Share of listings with a pool in Old Town vs Sea Oaks": of each one's own, where something else is the part.
  if (inKeys.has(several.attribute) && part.length > 0) return null
  // "Books vs toys, in percent": of both together, of everything, or by how much the one is more.
  const isWhole = areAll(draft, plan, several) || several.values.includes(true)
  if (inKeys.has(several.attribute) && !isWhole && of(draft.placed, 'versus').length > 0)
    throw new Unclear('a percentage of what')
  if (inKeys.has(several.attribute)) return { ...plan, where }
  const keys: Key[] = [{ kind: 'attribute', attribute: several.attribute }]
  // "Share of revenue of short stays, weekly and monthly": together they would be all of it.
  if (plan.keys.length === 0 && areAll(draft, plan, several)) return { ...plan, keys }
  const follows = of(draft.placed, 'condition').some(
    ({ item, start }) => start === behind && speaksOf(draft, item.condition, several),
  )
  const parted = of(draft.placed, 'ask').some(({ item }) => item.how === 'share' && item.verb !== undefined)
  if (!follows || parted || plan.keys.length > 0) return null
  return { ...plan, where, keys }
}

const isPercent = ({ index }: Draft, column: Column): boolean => {
  if (column.kind !== 'quantity') return false
  const { quantity } = column
  if (quantity.kind === 'measure') return index.measure(quantity.measure).format === 'percent'
  return quantity.kind === 'aggregate' && index.attribute(quantity.attribute).format === 'percent'
}

/** "What share of this year's sales closed in the first quarter": one period within the other. */
export function withinPeriod(draft: Draft): readonly [part: Period, whole: Period] | null {
  const [one, other, ...more] = periodsOf(draft)
  if (one === undefined || other === undefined || more.length > 0 || !draft.asks.has('share')) return null
  return holds(one, other) ? [other, one] : holds(other, one) ? [one, other] : null
}

function ofPeriod(
  draft: Draft,
  plan: Plan,
  column: QuantityColumn,
  periods: readonly [Period, Period],
): Plan | null {
  const sides =
    plan.keys.length > 0 || !adds(draft.index, column.quantity) ? null : inPeriods(draft, column, periods)
  if (sides === null) return null
  return {
    ...plan,
    columns: [...sides, { kind: 'quotient', top: 0, bottom: 1, percent: true, label: 'share pct' }],
  }
}
