// What a model says about days relative to today, as dates.
import type { Condition } from '#contract/terms.ts'
import { daysBefore, yearOf } from './calendar.ts'

/** What a model says about time relative to today. */
export function resolved(condition: Condition, today: string): Condition {
  switch (condition.kind) {
    case 'recent':
      return {
        kind: 'during',
        attribute: condition.attribute,
        from: daysBefore(today, condition.days),
        to: daysBefore(today, -1),
      }
    case 'years_back':
      return {
        kind: 'compare',
        attribute: condition.attribute,
        op: '>=',
        value: yearOf(today) - condition.years,
      }
    case 'today':
      return day(condition.attribute, condition.op, today)
    case 'any':
    case 'all':
      return { ...condition, of: condition.of.map(one => resolved(one, today)) }
    case 'not':
      return { kind: 'not', of: resolved(condition.of, today) }
    default:
      return condition
  }
}

/** A comparison with today as a stretch of days. */
function day(attribute: string, op: string, today: string): Condition {
  const tomorrow = daysBefore(today, -1)
  switch (op) {
    case '>':
      return { kind: 'during', attribute, from: tomorrow }
    case '>=':
      return { kind: 'during', attribute, from: today }
    case '<':
      return { kind: 'during', attribute, to: today }
    case '<=':
      return { kind: 'during', attribute, to: tomorrow }
    default:
      return { kind: 'during', attribute, from: today, to: tomorrow }
  }
}
