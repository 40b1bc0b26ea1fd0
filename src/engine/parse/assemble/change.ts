// What lies between two periods: "sales growth from Q2 to Q3", "MoM %", "which category fell the most".
import type { Condition } from '#contract/terms.ts'
import type { Column, Keep, Key, Plan } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits, partsOf } from '#engine/time/calendar.ts'
import { adds } from './adds.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { firstQuantity, quantities, type QuantityColumn } from './plan-columns.ts'
import { during, namedDate } from './when.ts'

/** "this year vs last year": the same quantity once for each period, and what lies between. */
export function change(draft: Draft, plan: Plan): Plan | null {
  const [wish] = of(draft.placed, 'change')
  if (wish === undefined) return null
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  if (column?.kind !== 'quantity' || quantities(plan).length !== 1) return null
  const isLimited = of(draft.placed, 'change').some(({ item }) => item.limit !== undefined)
  if (isLimited && plan.keys.length === 0 && !draft.asks.has('which')) return null
  const percent = of(draft.placed, 'change').some(({ item }) => item.percent) || draft.asks.has('share')
  const periods = periodsOf(draft)
  // A month lies in one period only: by month there is nothing to hold against the other.
  if (periods.length === 2 && plan.keys.some(key => key.kind === 'time')) return null
  if (periods.length === 2) {
    // "How many more in July than in August": the first of the two is held against the second.
    const isSaid = of(draft.placed, 'period against period').length > 0
    const [later, earlier] = isSaid ? periods : latestFirst(periods)
    if (later === undefined || earlier === undefined) return null
    const sides = inPeriods(draft, column, [later, earlier])
    if (sides === null) return null
    const inWays = plan.keys.length === 0 ? [!percent, percent] : [percent]
    const columns: Column[] = [
      ...plan.columns.slice(0, place),
      ...sides,
      // One row has room for both; the one that was asked for is told.
      ...inWays.map(way => ({ kind: 'difference' as const, left: place, right: place + 1, percent: way })),
    ]
    const last = columns.length - 1
    const falling = of(draft.placed, 'change').some(({ item }) => item.direction === 'down')
    const descending = (plan.order[0]?.descending ?? true) !== falling
    const keep = [...plan.keep, ...moved(draft, plan, last)]
    // A home or a brand that earned nothing any more has fallen the most: nothing is a number here.
    const toNothing = plan.limit !== null || keep.length > 0
    const isOfThings =
      plan.keys.length > 0 && plan.keys.every(({ kind }) => kind === 'thing' || kind === 'attribute')
    return {
      ...plan,
      where: [...plan.where, ...inTheirMonths(draft, plan, column, later, earlier)],
      columns,
      keepEmpty: plan.keepEmpty || (toNothing && isOfThings && adds(draft.index, column.quantity)),
      keep,
      order: plan.order.length > 0 ? [{ column: last, descending }] : [],
    }
  }
  const shown = plan.keys.find(key => key.kind === 'time')?.grain ?? null
  const step = of(draft.placed, 'change').flatMap(({ item }) => item.step ?? [])[0] ?? shown
  if (step === null || periods.length > 1) return null
  // "Year over year by month": each month against its own of the year before is another table than this one.
  if (shown !== null && shown !== step) return null
  return growth(draft, plan, place, step, percent)
}

/** January against January: of both years the same months. */
function inTheirMonths(
  draft: Draft,
  { keys }: Plan,
  { quantity }: QuantityColumn,
  later: Period,
  earlier: Period,
): Condition[] {
  const isOfMonths = keys.some(({ kind }) => kind === 'month of year')
  const date = namedDate(draft, quantity)
  if (!isOfMonths || date === null || later.from === undefined || later.to === undefined) return []
  const months: number[] = []
  for (let month = later.from; month < later.to; month = addUnits(month, 1, 'month'))
    months.push(partsOf(month).month)
  const { from } = earlier
  return [during(date, { ...later, ...(from === undefined ? {} : { from }), months })]
}

/** "Which categories declined": only those that did, where not the first of them are asked for. */
function moved(draft: Draft, plan: Plan, column: number): Keep[] {
  const directions = new Set(of(draft.placed, 'change').flatMap(({ item }) => item.direction ?? []))
  const [direction] = directions
  const limits = of(draft.placed, 'change').flatMap(({ item }) => item.limit ?? [])
  if (limits.length > 0 && directions.size === 1)
    return limits.map(({ op, value }): Keep =>
      direction === 'up'
        ? { column, op, value: { kind: 'number', value } }
        : { column, op: op === '>' ? '<' : '<=', value: { kind: 'number', value: -value } },
    )
  if (plan.keys.length === 0 || plan.limit !== null) return []
  const [wish] = of(draft.placed, 'period against period')
  if (wish !== undefined) return [{ column, op: wish.item.op, value: { kind: 'number', value: 0 } }]
  if (!draft.asks.has('which')) return []
  if (direction === undefined || directions.size > 1) return []
  return [{ column, op: direction === 'up' ? '>' : '<', value: { kind: 'number', value: 0 } }]
}

/** The same quantity once for each period. */
export function inPeriods(draft: Draft, column: QuantityColumn, periods: readonly Period[]): Column[] | null {
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
    ...(percent ? [] : [{ kind: 'growth' as const, of: place, percent: true }]),
    { kind: 'growth', of: place, percent },
  ]
  const last = columns.length - 1
  const falling = of(draft.placed, 'change').some(({ item }) => item.direction === 'down')
  // "Which month had the biggest drop": the months are ranked by how far they moved.
  const order =
    plan.limit === null ? [] : [{ column: last, descending: (plan.order[0]?.descending ?? true) !== falling }]
  const keep = [...plan.keep, ...moved(draft, { ...plan, keys }, last)]
  return { ...plan, keys, columns, keep, order, shownFrom: from ?? null }
}

/** The periods that the question names, each once. */
export const periodsOf = ({ placed }: Draft): Period[] => {
  const all = of(placed, 'period').map(({ item }) => item.period)
  return all.filter((one, at) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === at)
}

export const latestFirst = (periods: readonly Period[]) =>
  periods.toSorted((a, b) => ((b.from ?? '') < (a.from ?? '') ? -1 : 1))
