// "Have not stayed in over a year", "no order for 90 days": how long something was not done is the time up to today, and not the
// length of any row.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Grain } from '#engine/plan.ts'
import { addDays, addUnits } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function undoneFor(index: ModelIndex, placed: readonly Placed[], today: string): Placed[] {
  const undone = of(placed, 'noun').filter(({ item }) => item.none)
  if (undone.length === 0) return [...placed]
  return placed.map(one => {
    const days = one.item.kind === 'condition' ? lengthOf(one) : null
    const lost = undone.find(({ end }) => end <= one.start && one.start - end <= 4)
    if (days === null || lost === undefined) return one
    // "No stays of more than 7 nights" speaks of rows of that length.
    const isUnit = lost.item.nouns.some(id =>
      index.model.attributes.some(
        ({ table, units = [] }) =>
          table === index.noun(id).table && units.some(unit => one.text.includes(unit) && unit !== 'day'),
      ),
    )
    // "No stay longer than a week": how long it is itself.
    const isLength =
      one.start === lost.end && lost.item.verb !== true && /^(longer|lasting|of) /.test(one.text)
    if (isUnit || isLength) return one
    const period = upTo(today, one.text, days)
    if (period === null) throw new Unclear('since when')
    return { ...one, item: { kind: 'period', period, dates: [] } }
  })
}

/** A number of days that no attribute is named for: "in over a year", "for at least 90 days". */
function lengthOf({ item }: Placed): number | null {
  if (item.kind !== 'condition' || item.condition.kind !== 'amount') return null
  const { unit, attributes, amount, not } = item.condition
  if (unit !== 'days' || attributes.length > 0 || not) return null
  if (amount.kind === 'bound') return amount.op === '>' || amount.op === '>=' ? amount.value : null
  return amount.kind === 'exact' && amount.values.length === 1 ? (amount.values[0] ?? null) : null
}

const daysIn: Readonly<Record<Grain, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 }

/** Six months are six of the calendar. */
function upTo(today: string, text: string, days: number): Period | null {
  const unit = (['year', 'quarter', 'month', 'week', 'day'] as const).find(name => text.includes(name))
  if (unit === undefined || days % daysIn[unit] !== 0) return null
  const bounds = { from: addUnits(today, -days / daysIn[unit], unit), to: addDays(today, 1) }
  return { ...bounds, label: labelOf(bounds) }
}
