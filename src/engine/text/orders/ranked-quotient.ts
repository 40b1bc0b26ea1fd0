// "Which three cities bring in the most revenue per listing", "top 5 cities by last year's revenue per listing": one number over another,
// which every group has and the groups are ranked by.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const n = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)'
const group = '(?<group>cities|states|towns|property types)'
const one: Readonly<Record<string, string>> = {
  cities: 'city',
  states: 'state',
  towns: 'city',
  'property types': 'property type',
}
const quotient =
  '(?<number>revenue|income|bookings|nights|nights booked|views|inquiries) per (?<per>listing|home|house|property)(?: (?:there|in the city|in that city|in the state|in that state|in each|we have there))?'
const when = '(?<when>(?: (?:this|last) (?:year|month|quarter)| (?:in|since|for) 20\\d\\d)?)'
const ends = '(?= ?[,.?!]|$)'

const by = (groups: Readonly<Record<string, string | undefined>>, many: string, end: string): string =>
  `${groups['number'] ?? ''} per ${groups['per'] ?? ''} by ${one[groups['group'] ?? ''] ?? ''}${groups['when'] ?? ''}${groups['time'] === undefined ? '' : ` ${groups['time'].trim()}`} , ${end} ${many}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:which|what)(?: are the)? (?<n>${n}) ${group} (?:bring in|brings in|bring|earn|make|get|had|have|see|take in|with) (?:us )?the (?<end>most|highest|best|least|lowest|fewest) ${quotient}${when}${ends}`,
    ),
    meant: ({ groups = {} }) =>
      by(groups, groups['n'] ?? '', /^(?:most|highest|best)$/.test(groups['end'] ?? '') ? 'top' : 'bottom'),
  },
  {
    said: new RegExp(
      `^(?:(?:show|give|list) (?:me )?|what are )?(?:the |our )?(?<end>top|bottom) (?<n>${n}) ${group} (?:by|in|for) (?:the |our )?(?<time>(?:this|last) (?:year|month|quarter) |20\\d\\d )?${quotient}${when}${ends}`,
    ),
    meant: ({ groups = {} }) => by(groups, groups['n'] ?? '', groups['end'] ?? 'top'),
  },
]

export const rankedQuotient = wherever([/^per$/, /^(cities|states|towns|types)$/], rules)
