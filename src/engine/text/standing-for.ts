// "Orders pending for more than three days": how long ago they were placed. Of a booking, so many days would be how long it lasts.
import { rewritten, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const number = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)'
const state = '(?:pending|unconfirmed|unpaid|unprocessed|open|waiting)'

const stands = new RegExp(`^${state}$`)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<state>(?:still )?${state}) (?:for )?(?:more than|over|longer than|at least) (?<length>${number} (?:days?|weeks?|months?))\\b(?<=\\b(?<what>orders?|bookings?|reservations?|purchases?)\\b.*)`,
    ),
    meant: ({ groups }) =>
      `${groups?.['state'] ?? ''} ${/^(book|reserv)/.test(groups?.['what'] ?? '') ? 'booked' : 'placed'} more than ${groups?.['length'] ?? ''} ago`,
  },
]

export const standingFor = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) => /^(days?|weeks?|months?)$/.test(text)) &&
  tokens.some(({ text }) => stands.test(text))
    ? rewritten(tokens, rules)
    : tokens
