// "Average number of interactions per session", "average revenue per day": the mean of what is computed for each.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Period } from '#engine/parse/piece.ts'
import { plainPlan, type Column, type Grain, type Key, type Plan, type Quantity } from '#engine/plan.ts'
import { addDays, addUnits, daysBetween } from '#engine/time/calendar.ts'
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
  const over =
    period === undefined || key.kind !== 'time' ? null : unitsIn(period.item.period, key.grain, draft.today)
  const narrowed = period !== undefined || where.some(condition => !isOfThing(draft, key, condition))
  if (key.kind === 'thing' && countsSome(draft, one, key.noun)) {
    const time = period === undefined || date === null ? [] : [during(date, period.item.period)]
    return overAll(one, key.noun, [...where, ...time])
  }
  const column: Column = {
    kind: 'quantity',
    quantity: one,
    where: period === undefined || date === null ? [] : [during(date, period.item.period)],
  }
  return {
    keys: [key],
    columns: [column],
    where,
    // People who did not buy at all that year are not among its customers.
    // A home without a booking has none: it counts among those that the average is over.
    keepEmpty:
      key.kind === 'thing' &&
      index.noun(key.noun).table !== tableOf(draft, one) &&
      !(narrowed && index.noun(key.noun).vague?.includes('people') === true),
    keep: [],
    order: [],
    limit: null,
    shownFrom: null,
    limitPer: null,
    summary: { kind: 'aggregate', fn: 'avg', column: 0, ...(over === null ? {} : { over }) },
  }
}

/** "Searches per session": of rows that only some of the nameless things have; the others have none, and count as well. */
function countsSome({ index }: Draft, one: Quantity, thing: string): boolean {
  const { table, name } = index.noun(thing)
  const isNameless = name.every(id => index.attribute(id).kind === 'identifier')
  return (
    isNameless &&
    one.kind === 'count' &&
    index.noun(one.noun).table === table &&
    (index.noun(one.noun).where ?? []).length > 0
  )
}

const overAll = (one: Quantity, thing: string, where: readonly Condition[]): Plan =>
  plainPlan({
    columns: [
      { kind: 'quantity', quantity: one, where: [] },
      { kind: 'quantity', quantity: { kind: 'count', noun: thing }, where: [] },
      { kind: 'quotient', top: 0, bottom: 1, percent: false },
    ],
    where,
  })

/** How many days, weeks or months a period that is over has, or null where no whole number fits. */
export function unitsIn({ from, to, trendFrom }: Period, grain: Grain, today: string): number | null {
  if (from === undefined || to === undefined || to > addDays(today, 1)) return null
  // "The past 12 months" end today, and are twelve.
  const end = trendFrom === undefined ? to : today
  const days = daysBetween(from, end)
  if (grain === 'day') return days
  const guess = Math.round(days / { week: 7, month: 30.44, quarter: 91.3, year: 365.25 }[grain])
  return addUnits(from, guess, grain) === end && guess > 0 ? guess : null
}

const isOfThing = ({ index }: Draft, key: Key, condition: Condition): boolean =>
  key.kind === 'thing' &&
  attributesOf(condition).every(id => index.attribute(id).table === index.noun(key.noun).table)
