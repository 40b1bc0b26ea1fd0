// "How many guests booked once, how many twice, and how many three times or more": one question, of ranges. The first of them alone
// would be the whole wish.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rows: Readonly<Record<string, string>> = {
  booked: 'bookings',
  stayed: 'stays',
  ordered: 'orders',
  bought: 'orders',
  purchased: 'orders',
}
const next = '(?: ,)?(?: and)?(?: how many)?'
const third =
  '(?:three times or more|three or more times|three or more|3 or more times|3 times or more|3 \\+ times|3 \\+|more than twice|more often(?: than that)?)'

const rule: Rewriting = {
  said: new RegExp(
    `^how many (?<who>guests|customers|buyers|shoppers|clients|people) (?:have |has )?(?:only |just )?(?<verb>${Object.keys(rows).join('|')})(?: with us| from us| here)?(?: only| just)? once${next} twice${next} ${third}(?= [?.!]|$)`,
  ),
  meant: ({ groups }) =>
    `how many ${groups?.['who'] ?? ''} by number of ${rows[groups?.['verb'] ?? ''] ?? ''} , one , two , three or more`,
}

export const howOftenEach = wherever([/^twice$/, /^,$/], [rule])
