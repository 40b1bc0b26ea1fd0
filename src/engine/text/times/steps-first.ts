// "Monthly closings this year with the average sold price": how many there were stands beside their mean. Named behind the step in time,
// the closings would only say whose mean it is.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const steps: ReadonlyMap<string, string> = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annual', 'year'],
])
const state = '(?:(?:completed|confirmed|cancelled|refunded|pending|closed) )?'
/** Weekly bookings may be those of a week's length. */
const things = `(?<things>${state}(?:closings|sales|solds|deals|transactions|orders|purchases|refunds|cancellations|(?<!weekly )(?:bookings|reservations)))`
const number =
  '(?:the |their |its )?(?:average|mean|median|total|revenue|units|volume|nights|value|aov|dollar volume)\\b'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=^|^(?:show|show me|give me|list|get|get me) |^(?:the|our) )(?<often>daily|weekly|monthly|quarterly|yearly|annual) ${things}(?=(?: (?!by |per )[a-z\\d]+){0,5}?(?: ,| and| with| plus| \\+| including) ${number})`,
    ),
    meant: ({ groups = {} }) => `${groups['things'] ?? ''} by ${steps.get(groups['often'] ?? '') ?? ''}`,
  },
]

export const stepsFirst = wherever(/^(daily|weekly|monthly|quarterly|yearly|annual)$/, rules)
