// "Newest listings first, top 15 with price": a list in an order that is said with its things, and how much of it is wanted. Heard as a
// ranking, "top" would go by what such things cost.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const count = '(?<count>\\d{1,3}|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const things =
  '(?<things>(?:active |sold |pending )?(?:homes|houses|listings|properties|products|items|bookings|reservations|stays|orders|purchases|actives|sales|closings|solds|pendings))'
const end =
  '(?<end>newest|latest|most recent|oldest|cheapest|priciest|dearest|most expensive|least expensive|biggest|largest|smallest|longest|shortest)'

/** The newest listing came on the market last; the newest home was built last. */
const orderOf = (first: string, rows: string): string =>
  rows.endsWith('listings') && /^(?:newest|latest|most recent)$/.test(first) ? `${first} listings` : first

const things1st: Rewriting = {
  said: new RegExp(
    `^(?<lead>(?:(?:please|show|list|give|pull|me|us|up|all|the|our) )*)${end} ${things} (?:first|at the top|on top)(?= ,|$| [.?!]| (?:with|in|and)\\b)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['lead'] ?? ''}${groups['things'] ?? ''} , ${orderOf(groups['end'] ?? '', groups['things'] ?? '')} first`,
}

const soMany: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:${end.replace('?<end>', '?:')}|lowest|highest)(?: [a-z]+){0,4} first ,) (?:(?:just|only|give|show|me|the|and) )*top ${count}(?: rows| of them| only| please)?(?<more> (?:with|and)\\b| [,.?!]|$)`,
  ),
  meant: ({ groups = {} }) =>
    ` first ${groups['count'] ?? ''} rows${/^ [a-z]/.test(groups['more'] ?? '') ? ' , with' : (groups['more'] ?? '')}`,
}

export const thingsFirst: readonly Rewording[] = [
  wherever(/^(first|top)$/, [things1st]),
  wherever([/^first$/, /^top$/], [soMany]),
]
