// When what is computed must have happened.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Grain, Key, Quantity } from '#engine/plan.ts'
import { addDays, startOf } from '#engine/time/calendar.ts'
import { isBesideDated } from './beside-today.ts'
import type { Draft } from './draft.ts'
import { Unclear } from './unclear.ts'
import { during, namedDate } from './when.ts'

/** The period on the quantity's own date, or on the date that the question names. */
export function dated(
  draft: Draft,
  one: Quantity,
  item: { period: Period; dates: readonly string[]; held?: true } | null,
  keys: readonly Key[],
  where: readonly Condition[],
): Condition[] {
  if (item === null) return []
  const date = namedDate(draft, one, where)
  if (date === null && isBesideDated(draft, one)) return []
  if (date === null) throw new Unclear('a date')
  if (item.held === true && isKept(draft, one, date)) {
    if (!where.every(condition => isLasting(draft, condition))) throw new Unclear('how things stood then')
    return [during(date, { label: item.period.label, to: item.period.to ?? addDays(draft.today, 1) })]
  }
  const grain = keys.find(key => key.kind === 'time')?.grain
  return [during(date, grain === undefined ? item.period : inWholeUnits(item.period, grain))]
}

/** A trend over so many months shows whole calendar units, also the first one; "the past 90 days by month" are 90 days. */
function inWholeUnits(period: Period, grain: Grain): Period {
  const { from, trendFrom } = period
  if (from === undefined || trendFrom === undefined || trendFrom === from) return period
  const ofMonths = startOf(trendFrom, 'month') === trendFrom
  return ofMonths || grain === 'week' || grain === 'day' ? { ...period, from: startOf(from, grain) } : period
}

/** Homes and products stay once they are there; visits pass. */
const isKept = ({ index }: Draft, one: Quantity, date: string): boolean =>
  one.kind === 'count' && index.noun(one.noun).amount !== undefined && date.endsWith('.created_at')

/** "How many available homes did we have last month": of a state, only today's is known. */
const isLasting = ({ index }: Draft, condition: Condition): boolean =>
  attributesOf(condition).every(id => index.attribute(id).kind === 'category' && !id.endsWith('.status'))
