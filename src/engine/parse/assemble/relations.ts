// One thing against another: shares, sides of a comparison, changes between periods, running totals. Each takes a plan that
// answers the question without it and adds what it asks for.
import type { Condition } from '#contract/model.ts'
import type { Column, Key, Plan } from '#engine/plan.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { during, namedDate } from './when.ts'

export type Relation = 'share' | 'comparison' | 'change' | 'against' | 'running' | 'periods'

export interface Related {
  plan: Plan
  handled: ReadonlySet<Relation>
}

export function relate(draft: Draft, plan: Plan): Related {
  const handled = new Set<Relation>()
  let result = plan
  for (const [relation, apply] of relations) {
    const next = handled.has(relation) ? null : apply(draft, result)
    if (next === null) continue
    result = next
    handled.add(relation)
    if (relation === 'change') handled.add('comparison').add('periods').add('share')
    if (relation === 'comparison' || relation === 'against') handled.add('periods').add('comparison')
  }
  return { plan: result, handled }
}

type Apply = (draft: Draft, plan: Plan) => Plan | null

const firstQuantity = (plan: Plan) => plan.columns.findIndex(({ kind }) => kind === 'quantity')
const quantities = (plan: Plan) => plan.columns.filter(column => column.kind === 'quantity')

/** "this year vs last year": the same quantity once for each period, and what lies between. */
const change: Apply = (draft, plan) => {
  const [wish] = of(draft.placed, 'change')
  if (wish === undefined) return null
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  if (column?.kind !== 'quantity' || quantities(plan).length !== 1) return null
  const percent = of(draft.placed, 'change').some(({ item }) => item.percent) || draft.asks.has('share')
  const periods = of(draft.placed, 'period').map(({ item }) => item.period)
  if (periods.length === 2) {
    const [later, earlier] = latestFirst(periods)
    if (later === undefined || earlier === undefined) return null
    const sides = inPeriods(draft, column, [later, earlier])
    if (sides === null) return null
    const columns = [...plan.columns.slice(0, place), ...sides]
    const difference: Column = { kind: 'difference', left: place, right: place + 1, percent }
    const order =
      plan.order.length > 0 ? [{ column: columns.length, descending: plan.order[0]?.descending ?? true }] : []
    return { ...plan, columns: [...columns, difference], order }
  }
  const step = of(draft.placed, 'change').flatMap(({ item }) => item.step ?? [])[0] ?? null
  if (step === null || periods.length > 1) return null
  return growth(draft, plan, place, step, percent)
}

/** "Which homes earned less this year than last year": both periods are shown, and one is held against the other. */
const against: Apply = (draft, plan) => {
  const [wish] = of(draft.placed, 'period against period')
  const periods = of(draft.placed, 'period').map(({ item }) => item.period)
  const [first, second] = periods
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  if (wish === undefined) return null
  const growing = plan.columns.findIndex(({ kind }) => kind === 'growth')
  if (growing >= 0)
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
    keep: [{ column: place, op: wish.item.op, value: { kind: 'column', column: place + 1 } }],
    order: [{ column: place, descending: true }],
  }
}

type QuantityColumn = Extract<Column, { kind: 'quantity' }>

/** The same quantity once for each period. */
function inPeriods(draft: Draft, column: QuantityColumn, periods: readonly Period[]): Column[] | null {
  const date = namedDate(draft, column.quantity)
  if (date === null) return null
  const others = column.where.filter(one => one.kind !== 'during')
  return periods.map(period => ({
    ...column,
    label: period.label,
    where: [...others, during(date, period)],
  }))
}

/** Against the month before it: the first month shown needs one more in front of it. */
function growth(
  draft: Draft,
  plan: Plan,
  place: number,
  step: 'day' | 'week' | 'month' | 'quarter' | 'year',
  percent: boolean,
): Plan | null {
  const column = plan.columns[place]
  if (column?.kind !== 'quantity') return null
  const date = namedDate(draft, column.quantity)
  if (date === null || plan.keys.some(key => key.kind !== 'time')) return null
  const keys: Key[] = [{ kind: 'time', attribute: date, grain: step }]
  const start = column.where.find(one => one.kind === 'during')
  const from = start?.kind === 'during' ? start.from : undefined
  const where = column.where.map(one =>
    one.kind === 'during' && one.from !== undefined ? { ...one, from: addUnits(one.from, -1, step) } : one,
  )
  const columns: Column[] = [
    ...plan.columns.slice(0, place),
    { ...column, where },
    { kind: 'growth', of: place, percent },
  ]
  return { ...plan, keys, columns, order: [], shownFrom: from ?? null }
}

const latestFirst = (periods: readonly Period[]) =>
  periods.toSorted((a, b) => ((b.from ?? '') < (a.from ?? '') ? -1 : 1))

const running: Apply = (draft, plan) => {
  if (of(draft.placed, 'running').length === 0) return null
  const place = firstQuantity(plan)
  if (place < 0 || plan.keys.length !== 1 || plan.keys[0]?.kind !== 'time') return null
  return { ...plan, columns: [...plan.columns, { kind: 'running', of: place }] }
}

/** "mobile vs desktop", "pool versus no pool", "this month vs last month": one row for each side. */
const comparison: Apply = (draft, plan) => {
  const isAsked = of(draft.placed, 'versus').length > 0 || draft.asks.has('compare') || draft.asks.has('each')
  if (!isAsked && !contradicts(plan)) return null
  const periods = of(draft.placed, 'period').map(({ item }) => item.period)
  if (periods.length === 2) return periodColumns(draft, plan, periods) ?? periodSides(draft, plan, periods)
  const sides = plan.where.find(
    (one): one is Extract<Condition, { kind: 'is' }> =>
      one.kind === 'is' && one.not !== true && one.values.length > 1,
  )
  if (sides === undefined || quantities(plan).length === 0) return null
  if (plan.keys.some(key => key.kind === 'attribute' && key.attribute === sides.attribute)) return plan
  return { ...plan, keys: [...plan.keys, { kind: 'attribute', attribute: sides.attribute }] }
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

function periodSides(draft: Draft, plan: Plan, periods: readonly Period[]): Plan | null {
  const dates = new Set(
    quantities(plan).map(column => (column.kind === 'quantity' ? namedDate(draft, column.quantity) : null)),
  )
  const [date] = dates
  if (dates.size !== 1 || date === null || date === undefined || plan.keys.length > 0) return null
  const sides = periods
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
    .map(period => ({ label: shortLabel(period), where: [during(date, period)] }))
  const columns = plan.columns.map(column =>
    column.kind === 'quantity'
      ? { ...column, where: column.where.filter(one => one.kind !== 'during') }
      : column,
  )
  return { ...plan, keys: [{ kind: 'sides', sides }], columns, order: [] }
}

/** A whole month or year by its name, anything else by its days. */
function shortLabel({ from, to, label }: Period): string {
  if (from === undefined || to === undefined || !from.endsWith('-01')) return label
  if (addUnits(from, 1, 'month') === to)
    return `${monthNames[Number(from.slice(5, 7)) - 1] ?? ''} ${from.slice(0, 4)}`
  return addUnits(from, 1, 'year') === to && from.slice(5, 7) === '01' ? from.slice(0, 4) : label
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const share: Apply = (draft, plan) => {
  const wish = of(draft.placed, 'ask').find(({ item }) => item.how === 'share')
  if (wish === undefined || of(draft.placed, 'change').length > 0) return null
  // "What percentage of guests are repeat guests": the share of things that a limit leaves.
  if (plan.keep.length > 0 && plan.keys.length === 1 && plan.keys[0]?.kind === 'thing' && plan.limit === null)
    // A share of guests is over all guests, also those who only cancelled.
    return { ...plan, keepEmpty: true, summary: { kind: 'share' } }
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  // "Conversion rate, in percent" already is one.
  if (quantities(plan).some(one => isPercent(draft, one))) return plan
  if (column?.kind !== 'quantity' || quantities(plan).length !== 1 || plan.keep.length > 0) return null
  const part = plan.where.filter(one => one.kind !== 'free' && isPart(draft, one, wish.start))
  if (plan.limit !== null && part.length === 0) return null
  if (part.length > 0) {
    // The share of a whole is one number; things named beside it are part of the condition.
    if (plan.keys.some(key => key.kind === 'thing')) return null
    const whole = plan.where.filter(one => !part.some(other => other === one))
    const narrowed: Column = { ...column, where: [...column.where, ...part], label: 'part' }
    const columns: Column[] = [
      ...plan.columns.slice(0, place),
      narrowed,
      column,
      { kind: 'quotient', top: place, bottom: place + 1, percent: true, label: 'share pct' },
    ]
    return {
      ...plan,
      where: whole,
      columns,
      order: plan.keys.length > 0 ? [{ column: place + 2, descending: true }] : [],
    }
  }
  if (plan.keys.length === 0) return null
  return { ...plan, columns: [...plan.columns, { kind: 'share', of: place, within: 'all' }] }
}

const isPercent = ({ index }: Draft, column: Column): boolean => {
  if (column.kind !== 'quantity') return false
  const { quantity } = column
  if (quantity.kind === 'measure') return index.measure(quantity.measure).format === 'percent'
  return quantity.kind === 'aggregate' && index.attribute(quantity.attribute).format === 'percent'
}

/** "What share of active listings has a pool": what stands behind the things is the part, what stands before them the whole. */
function isPart(draft: Draft, condition: Condition, from: number): boolean {
  const nouns = of(draft.placed, 'noun').filter(({ start, item }) => start > from && !item.weak)
  const measures = of(draft.placed, 'quantity').filter(({ start }) => start > from)
  const base = Math.min(...[...nouns, ...measures].map(({ end }) => end))
  const place = of(draft.placed, 'condition').find(({ item }) => speaksOf(item.condition, condition))
  return place !== undefined && Number.isFinite(base) && place.start >= base
}

function speaksOf(ref: ConditionRef, condition: Condition): boolean {
  if (!('attribute' in condition)) return false
  if (ref.kind === 'amount' && ref.attributes.length === 0) return condition.kind === 'compare'
  if (ref.kind === 'attributes' && ref.left.length === 0) return condition.kind === 'compare'
  return ref.kind === 'segment' || JSON.stringify(ref).includes(`"${condition.attribute}"`)
}

const relations: readonly (readonly [Relation, Apply])[] = [
  ['change', change],
  ['against', against],
  ['running', running],
  ['comparison', comparison],
  ['share', share],
]
