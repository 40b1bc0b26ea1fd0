// When what is computed must have happened.
import type { Condition } from '#contract/terms.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Key, Quantity } from '#engine/plan.ts'
import { startOf } from '#engine/time/calendar.ts'
import type { Draft } from './draft.ts'
import { Unclear } from './unclear.ts'
import { during, namedDate } from './when.ts'

/** The period on the quantity's own date, or on the date that the question names. */
export function dated(
  draft: Draft,
  one: Quantity,
  item: { period: Period; dates: readonly string[] } | null,
  keys: readonly Key[],
  where: readonly Condition[],
): Condition[] {
  if (item === null) return []
  const date = namedDate(draft, one, where)
  if (date === null) throw new Unclear('a date')
  const grain = keys.find(key => key.kind === 'time')?.grain
  const { from, trendFrom } = item.period
  // A trend shows whole calendar units, also the first one.
  const window =
    grain !== undefined && trendFrom !== undefined && from !== undefined
      ? { ...item.period, from: startOf(from, grain) }
      : item.period
  return [during(date, window)]
}
