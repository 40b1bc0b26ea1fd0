// The dates that an answer names for its period.
import type { Period } from './parse/piece.ts'
import type { Plan } from './plan.ts'

/** A trend begins with a whole month, whatever day the period was read from: its own dates are said then. */
export function labelOf(plan: Plan, period: Period | null): string | null {
  const inTime = plan.keys.some(({ kind }) => kind === 'time')
  return period === null || (inTime && period.trendFrom !== undefined) ? null : period.label
}
