// Spans of days in words. In the plan they are half-open: the last day belongs to the words, the day after it to the plan.
import type { Condition } from '#contract/terms.ts'
import type { Plan } from '#engine/plan.ts'
import { addDays, partsOf, type Day } from '#engine/time/calendar.ts'
import { labelOf, type Window } from '#engine/time/period.ts'
import { underWay, type During } from '#engine/under-way.ts'
import { monthName } from './format.ts'
import { joined } from './grammar.ts'

export type { During }

/** "2025", "Q2 2026", "July 2026", "June to August 2026", "Mar 5, 2026", "Nov 16, 2025 to Nov 14, 2026". */
export function periodWords({ from, to, months }: Window & Pick<During, 'months'>): string {
  if (months !== undefined) return `${monthsOfYears(months)} of every year`
  if (from === undefined || to === undefined) return labelOf({ ...(from && { from }), ...(to && { to }) })
  return wholeMonths(from, to) ?? labelOf({ from, to })
}

/** "Q1", "June to August", "March and November". */
function monthsOfYears(months: readonly number[]): string {
  const [first = 1, last = first] = [months[0], months.at(-1)]
  const isRun = months.every((month, at) => at === 0 || month === ((months[at - 1] ?? 0) % 12) + 1)
  if (!isRun || months.length < 3) return joined(months.map(monthName))
  return months.length === 3 && first % 3 === 1
    ? `Q${Math.ceil(first / 3)}`
    : `${monthName(first)} to ${monthName(last)}`
}

function wholeMonths(from: Day, to: Day): string | null {
  if (!from.endsWith('-01') || !to.endsWith('-01')) return null
  const [first, last] = [partsOf(from), partsOf(addDays(to, -1))]
  const months = (last.year - first.year) * 12 + last.month - first.month + 1
  if (months === 1) return `${monthName(first.month)} ${first.year}`
  if (months === 3 && first.month % 3 === 1) return `Q${Math.ceil(first.month / 3)} ${first.year}`
  if (months % 12 === 0 && first.month === 1)
    return months === 12 ? String(first.year) : `${first.year} to ${last.year}`
  const start = first.year === last.year ? monthName(first.month) : `${monthName(first.month)} ${first.year}`
  return `${start} to ${monthName(last.month)} ${last.year}`
}

/** Words for a period as they stand in a sentence: "in 2025", "on Mar 5, 2026", "from Jan 1 to Mar 5, 2026". */
export function inPeriod(words: string): string {
  if (/^(?:since|before|after|until|through|from|in|on|between|up to|over|during|the)\b/i.test(words))
    return words.charAt(0).toLowerCase() + words.slice(1)
  if (words.startsWith('all ')) return `over ${words}`
  if (/ to /.test(words)) return `from ${words}`
  return /^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/.test(words) ? `on ${words}` : `in ${words}`
}

/** The span of time that a plan as a whole speaks of, as its first dated condition says it. */
export interface PlanPeriod {
  conditions: readonly Condition[]
  attribute: string
  spans: readonly During[]
  /** Begun by this day and not ended on it: a stay that goes on. */
  underWay?: Day
}

export const periodOf = (plan: Pick<Plan, 'where'>): PlanPeriod | null => periodsOf(plan)[0] ?? null

/** Each of several dates has a span of its own: booked in October for a stay in December. */
export function periodsOf({ where }: Pick<Plan, 'where'>): PlanPeriod[] {
  const going = nightIn(where)
  const others = where.flatMap(condition => {
    const spans = going?.conditions.includes(condition) === true ? [] : spansOf(condition)
    const [first] = spans
    return first === undefined ? [] : [{ conditions: [condition], attribute: first.attribute, spans }]
  })
  return going === null ? others : [going, ...others]
}

/** The night that two dates enclose, as one period. */
function nightIn(where: readonly Condition[]): PlanPeriod | null {
  const found = underWay(where)
  if (found === null) return null
  const { begun, ending, next } = found
  const { attribute } = begun
  const day = addDays(next, -1)
  const spans = [{ kind: 'during' as const, attribute, from: day, to: next }]
  return { conditions: [begun, ending], attribute, spans, underWay: day }
}

/** What is said of rows beside their time. */
export const besidePeriod = (where: readonly Condition[], period: PlanPeriod | null): Condition[] =>
  where.filter(condition => period?.conditions.includes(condition) !== true)

/** "In 2025", "on the night of Nov 15, 2026". */
export const whenWords = ({ spans, underWay: day }: PlanPeriod): string =>
  day === undefined ? inPeriod(wordsOfSpans(spans)) : `on the night of ${wordsOfSpans(spans)}`

/** Several spans of one date count as one period: "in November 2024 and November 2025". */
function spansOf(condition: Condition): During[] {
  // "In Q1 of every year" is no span: it is said of the rows, beside each year's own.
  if (condition.kind === 'during') return condition.months === undefined ? [condition] : []
  if (condition.kind !== 'any') return []
  const spans = condition.of.flatMap(one => (one.kind === 'during' ? [one] : []))
  const sameDate = new Set(spans.map(({ attribute }) => attribute)).size === 1
  return spans.length === condition.of.length && sameDate ? spans : []
}

export const wordsOfSpans = (spans: readonly During[]): string => joined(spans.map(periodWords))

/** Whole years, quarters and months are said as such; any other span is said in the words of who read the question. */
export function sayPeriod(period: PlanPeriod | null, label: string | null, today: Day | null): string {
  if (period === null) return label === null ? '' : inPeriod(label)
  if (period.underWay !== undefined) return whenWords(period)
  const [first] = period.spans
  if (first?.from !== undefined && first.to === undefined && today !== null && first.from <= today)
    return `since ${labelOf({ from: first.from, to: addDays(first.from, 1) })}`
  const words = wordsOfSpans(period.spans)
  return inPeriod(label === null || period.spans.length > 1 || isCalendarUnit(period.spans) ? words : label)
}

/** One whole year, quarter, month or day. */
export const isCalendarUnit = (spans: readonly During[]): boolean =>
  /^(?:\w+ (?:\d+, )?)?\d{4}$/.test(wordsOfSpans(spans))
