// One thing against another: shares, sides of a comparison, changes between periods, running totals. Each takes a plan that
// answers the question without it and adds what it asks for.
import type { Condition } from '#contract/terms.ts'
import type { Column, Keep, Plan } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import { change, inPeriods, latestFirst, periodsOf } from './change.ts'
import type { Draft } from './draft.ts'
import { of, type ItemOf } from './items.ts'
import { limitsOfSides } from './limit-of-side.ts'
import { kindsApart } from './kinds-apart.ts'
import { numbersSideBySide } from './numbers-side-by-side.ts'
import { firstQuantity, quantities } from './plan-columns.ts'
import { difference } from './difference.ts'
import { periodSides, timesInColumns } from './period-sides.ts'
import { ratio } from './ratio.ts'
import { share, withinPeriod } from './shares/share.ts'
import { isShareInTime, shareInTime } from './shares/share-in-time.ts'
import { sharesInTimes } from './shares/shares-in-times.ts'
import { sidesInOrder } from './order/sides-in-order.ts'
import { fromItsEnd } from './order/times-in-order.ts'

export type Relation =
  'share' | 'comparison' | 'change' | 'against' | 'running' | 'periods' | 'difference' | 'ratio'

export interface Related {
  plan: Plan
  handled: ReadonlySet<Relation>
}

export function relate(draft: Draft, plan: Plan): Related {
  const inTimes = sharesInTimes(draft, plan)
  if (inTimes !== null) return { plan: inTimes, handled: new Set(['share', 'periods', 'comparison']) }
  const handled = new Set<Relation>()
  let result = kindsApart(plan)
  for (const [relation, apply] of relations) {
    const next = handled.has(relation) ? null : apply(draft, result)
    if (next === null) continue
    result = next
    handled.add(relation)
    if (relation === 'change') handled.add('comparison').add('periods')
    if (relation === 'change' && !isShareInTime(draft)) handled.add('share')
    if (relation === 'share' && withinPeriod(draft) !== null) handled.add('periods')
    const isMultiple = of(draft.placed, 'period against period').some(({ item }) => item.times !== undefined)
    if (relation === 'change' && periodsOf(draft).length === 2 && !isMultiple) handled.add('against')
    if (relation === 'ratio') handled.add('share')
    if (relation === 'comparison' || relation === 'against') handled.add('periods').add('comparison')
    // "More in July than in August?": both are shown, and the larger one is plain to see.
    if (relation === 'comparison' && plan.keys.length === 0) handled.add('against')
  }
  const inOrder = handled.has('comparison') ? sidesInOrder(draft, result) : result
  return { plan: fromItsEnd(draft, inOrder), handled }
}

type Apply = (draft: Draft, plan: Plan) => Plan | null

/** "Which homes earned less this year than last year": both periods are shown, and one is held against the other. */
const against: Apply = (draft, plan) => {
  const [wish] = of(draft.placed, 'period against period')
  const periods = periodsOf(draft)
  const [first, second] = periods
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  if (wish === undefined || of(draft.placed, 'change').some(({ item }) => item.step === null)) return null
  const growing = plan.columns.findIndex(({ kind }) => kind === 'growth')
  if (growing >= 0 && wish.item.times === undefined)
    return { ...plan, keep: [{ column: growing, op: wish.item.op, value: { kind: 'number', value: 0 } }] }
  if (first === undefined || second === undefined || periods.length !== 2) return null
  if (column?.kind !== 'quantity' || quantities(plan).length !== 1 || plan.keys.length === 0) return null
  if (plan.keys.some(key => key.kind !== 'thing' && key.kind !== 'attribute')) return null
  const sides = inPeriods(draft, column, [first, second])
  if (sides === null) return null
  return {
    ...plan,
    columns: [...plan.columns.slice(0, place), ...sides],
    keepEmpty: true,
    keep: [...heldAgainst(wish.item, place), ...limitsOfSides(draft, plan, { place, periods })],
    order: [{ column: place, descending: true }],
    ...(draft.asks.has('count') ? { summary: { kind: 'count' as const } } : {}),
  }
}

/** "At least twice as much as last year": nothing has no multiple, and who did nothing then is none of them. */
const heldAgainst = ({ op, times }: ItemOf<'period against period'>, column: number): Keep[] => {
  const than = { kind: 'column' as const, column: column + 1 }
  if (times === undefined) return [{ column, op, value: than }]
  return [
    { column, op, value: { ...than, times } },
    { column: column + 1, op: '>', value: { kind: 'number', value: 0 } },
  ]
}

const running: Apply = (draft, plan) => {
  if (of(draft.placed, 'running').length === 0) return null
  const place = firstQuantity(plan)
  if (place < 0 || plan.keys.length !== 1 || plan.keys[0]?.kind !== 'time') return null
  return { ...plan, columns: [...plan.columns, { kind: 'running', of: place }] }
}

/** "mobile vs desktop", "pool versus no pool", "this month vs last month": one row for each side. */
const comparison: Apply = (draft, plan) => {
  const isAsked =
    of(draft.placed, 'versus').length > 0 ||
    draft.asks.has('compare') ||
    draft.asks.has('each') ||
    (of(draft.placed, 'period against period').length > 0 && plan.keys.length === 0)
  const stated = of(draft.placed, 'period')
  const inRow = periodsOf(draft).length > 1 && stated[1]?.afterBreak === true && !draft.asks.has('share')
  // "Compare average and median": what is compared stands side by side already.
  if (draft.asks.has('compare') && quantities(plan).length > 1 && plan.keys.length > 0) return plan
  if (!isAsked && !contradicts(plan) && !inRow) return null
  const beside = numbersSideBySide(draft, plan)
  if (beside !== null) return beside
  const periods = periodsOf(draft)
  if (periods.length > 2) return timesInColumns(draft, plan, periods) ?? periodSides(draft, plan, periods)
  if (periods.length === 2) return periodColumns(draft, plan, periods) ?? periodSides(draft, plan, periods)
  const several = plan.where.filter(
    (one): one is Extract<Condition, { kind: 'is' }> =>
      one.kind === 'is' && one.not !== true && one.values.length > 1,
  )
  // "Cypress Ridge and Marsh Landing, actives against solds": each of the two areas has both sides.
  const isKey = (id: string) => plan.keys.some(key => key.kind === 'attribute' && key.attribute === id)
  const apart = several.filter(({ attribute }) => !isKey(attribute))
  const sides = apart[0] ?? several[0]
  if (sides === undefined && quantities(plan).length > 0 && hasSides(plan)) return plan
  const kind = sides === undefined ? kindOf(draft, plan) : null
  if (kind !== null && quantities(plan).length > 0)
    return { ...plan, keys: [...plan.keys, { kind: 'attribute', attribute: kind }] }
  if (sides === undefined || quantities(plan).length === 0) return null
  if (apart.length === 2 && plan.keys.length === 0)
    return { ...plan, keys: apart.map(({ attribute }) => ({ kind: 'attribute', attribute })) }
  if (plan.keys.some(key => key.kind === 'attribute' && key.attribute === sides.attribute)) return plan
  return { ...plan, keys: [...plan.keys, { kind: 'attribute', attribute: sides.attribute }] }
}

/** "More on weekends or on weekdays", "on a Friday or on a Saturday": a row for each of them already. */
const hasSides = ({ keys, where }: Plan): boolean =>
  keys.some(key => key.kind === 'sides') ||
  (keys.some(key => key.kind === 'weekday') && where.some(({ kind }) => kind === 'weekday'))

/** "The three villages, side by side": each of the kind that is named. */
const kindOf = ({ asks, index }: Draft, { where, keys }: Plan): string | null => {
  const named = where.flatMap(one => (one.kind === 'contains' && one.not !== true ? [one.attribute] : []))
  const [only, ...others] = named.filter(id => index.attribute(id).kind === 'category')
  return asks.has('compare') && keys.length === 0 && others.length === 0 ? (only ?? null) : null
}

/** "Pool / no pool": nothing can be both, so they are two sides. */
const contradicts = (plan: Plan) =>
  plan.where.some(one => one.kind === 'is' && one.values.includes(true) && one.values.includes(false))

/** "This year against last year, by city": a column for each period, and what lies between. */
function periodColumns(draft: Draft, plan: Plan, periods: readonly Period[]): Plan | null {
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  if (plan.keys.length === 0 || plan.keys.some(key => key.kind === 'time') || plan.keep.length > 0)
    return null
  if (column?.kind !== 'quantity' || quantities(plan).length !== 1 || plan.limit !== null) return null
  const sides = inPeriods(draft, column, latestFirst(periods))
  if (sides === null) return null
  const difference: Column = { kind: 'difference', left: place, right: place + 1, percent: true }
  return {
    ...plan,
    columns: [...plan.columns.slice(0, place), ...sides, difference],
    order: [{ column: place, descending: true }],
  }
}

const relations: readonly (readonly [Relation, Apply])[] = [
  ['change', (draft, plan) => (isShareInTime(draft) ? shareInTime(draft, plan) : change(draft, plan))],
  ['against', against],
  ['running', running],
  ['comparison', comparison],
  ['difference', difference],
  ['ratio', ratio],
  ['share', share],
]
