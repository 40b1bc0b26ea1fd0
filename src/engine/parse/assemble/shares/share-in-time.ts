// "How much did PayPal's share of orders change from 2025 to 2026": the share in each, not the change of the part alone.
import type { Plan } from '#engine/plan.ts'
import { periodsOf } from '#engine/parse/assemble/change.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { periodSides } from '#engine/parse/assemble/period-sides.ts'

/** "By how many percent did orders grow" asks for no share of anything. */
export const isShareInTime = ({ placed }: Draft): boolean =>
  of(placed, 'change').length > 0 &&
  of(placed, 'ask').some(
    ({ item, text }) =>
      item.how === 'share' &&
      (item.partFirst !== undefined ||
        text.endsWith(' of') ||
        /^(share|slice|portion|proportion|fraction)$/.test(text)),
  )

/** The rows that a share is then told for. */
export function shareInTime(draft: Draft, plan: Plan): Plan | null {
  const periods = periodsOf(draft)
  if (periods.length === 2) return periodSides(draft, plan, periods)
  return plan.keys.some(({ kind }) => kind === 'time') ? plan : null
}
