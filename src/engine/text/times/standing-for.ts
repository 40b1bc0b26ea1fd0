// "Orders pending for more than three days": how long ago they were placed. Of a booking, so many days would be how long it lasts.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

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

export const standingFor = wherever([/^(days?|weeks?|months?)$/, stands], rules)
