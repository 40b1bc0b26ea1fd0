// "The latest arrival on top", "soonest check-in first", "sorted by departure": rows in the order of a day that they have.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const day = '(?<day>arrival|departure|check ?in|check ?out)s?(?: dates?| days?)?'
const early = 'earliest|soonest|nearest|next|first|oldest'
const first = '(?:first|on top|up top|at the top)\\b'
const late = 'latest|newest|most recent|last'

const dateOf = (said: string | undefined): string =>
  said === 'arrival' || said === 'departure' ? `${said} date` : (said ?? '')

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?:${early}) ${day} ${first}`),
    meant: said => `sorted by ${dateOf(said.groups?.['day'])}`,
  },
  {
    said: new RegExp(`\\b(?:${late}) ${day} ${first}`),
    meant: said => `latest ${dateOf(said.groups?.['day'])} first`,
  },
  // The day of a stay is the one it begins on.
  { said: new RegExp(`\\b(?:${late}) stays? ${first}`), meant: () => 'latest arrival date first' },
  { said: new RegExp(`\\b(?:${early}) stays? ${first}`), meant: () => 'sorted by arrival date' },
  {
    said: /\b(?<how>(?:sorted|ordered|sort|order) by|in order of) (?:their |the )?(?<day>arrival|departure)s?(?! dates?\b| days?\b)/,
    meant: said => `${said.groups?.['how'] ?? ''} ${dateOf(said.groups?.['day'])}`,
  },
]

export const orderOfDays = wherever(
  [/^(arrivals?|departures?|check|checkins?|checkouts?|stays?)$/, /^(first|top|sorted|ordered|sort|order)$/],
  rules,
)
