// "This year, last year": a row for each of the periods that are named.
import type { Plan } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import type { Draft } from './draft.ts'
import { inPeriods } from './change.ts'
import { firstQuantity, quantities } from './plan-columns.ts'
import { during, namedDate } from './when.ts'

export function periodSides(draft: Draft, plan: Plan, periods: readonly Period[]): Plan | null {
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

/** "Closings by area, 2024 vs 2025 vs 2026": a column for each of the times, in their order. */
export function timesInColumns(draft: Draft, plan: Plan, periods: readonly Period[]): Plan | null {
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  const areGroups =
    plan.keys.length > 0 && plan.keys.every(({ kind }) => kind === 'attribute' || kind === 'thing')
  if (!areGroups || plan.keep.length > 0 || plan.limit !== null || plan.limitPer !== null) return null
  if (column?.kind !== 'quantity' || plan.columns.length !== 1) return null
  const inOrder = periods.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
  const columns = inPeriods(draft, column, inOrder)
  return columns === null ? null : { ...plan, columns, order: [] }
}

/** A whole month, quarter or year by its name, anything else by its days. */
function shortLabel({ from, to, label }: Period): string {
  if (from === undefined || to === undefined || !from.endsWith('-01')) return label
  if (addUnits(from, 1, 'month') === to)
    return `${monthNames[Number(from.slice(5, 7)) - 1] ?? ''} ${from.slice(0, 4)}`
  if (addUnits(from, 1, 'quarter') === to && /^(01|04|07|10)$/.test(from.slice(5, 7)))
    return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`
  return addUnits(from, 1, 'year') === to && from.slice(5, 7) === '01' ? from.slice(0, 4) : label
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
