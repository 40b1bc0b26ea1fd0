// "Average number of interactions per session", "average revenue per day": the mean of what is computed for each.
import type { Column, Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { keyOf, tableOf } from './keys.ts'
import { conditionsOf } from './narrowing.ts'
import { homeNoun, quantity } from './quantity.ts'
import { Unclear } from './unclear.ts'
import { during, namedDate } from './when.ts'

/** The plan, or null where no such average is asked for. */
export function averagePerPlan(draft: Draft): Plan | null {
  const { placed, index, subject } = draft
  const [wish] = of(placed, 'average per')
  if (wish === undefined) return null
  const others = (['key', 'rank', 'having', 'versus', 'change', 'quantity', 'attribute'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (others || of(placed, 'average per').length > 1 || draft.missing.length > 0)
    throw new Unclear('an average of groups')
  const one = quantity(draft, wish.item.quantity)
  const key = keyOf(draft, wish.item.key, [one])
  const where = conditionsOf(draft, subject ?? homeNoun(draft), () => true)
  const [period] = of(placed, 'period')
  const date = period === undefined ? null : namedDate(draft, one, where)
  if (period !== undefined && date === null) throw new Unclear('a date')
  const column: Column = {
    kind: 'quantity',
    quantity: one,
    where: period === undefined || date === null ? [] : [during(date, period.item.period)],
  }
  return {
    keys: [key],
    columns: [column],
    where,
    // A home without a booking has none: it counts among those that the average is over.
    keepEmpty: key.kind === 'thing' && index.noun(key.noun).table !== tableOf(draft, one),
    keep: [],
    order: [],
    limit: null,
    shownFrom: null,
    limitPer: null,
    summary: { kind: 'aggregate', fn: 'avg', column: 0 },
  }
}
