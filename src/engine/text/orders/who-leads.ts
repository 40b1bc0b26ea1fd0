// "Apple pay or google pay, who's ahead this year? orders and AOV for both": ahead in the number that is named first behind it; where none is
// named, nobody knows by what.
import { wherever } from '#engine/text/rewritten.ts'

const ahead =
  '(?:ahead|winning|leading|in the lead|in front|on top|doing better|the winner|the leader|out in front)'
const who = '(?:who|which|which one|which of them|which of the two) (?:is|was|are|were|came out|comes out)'
const when = '(?<when>(?: (?:so far|this|last|in|since|over|during) [a-z\\d ]+?)?)'
const number =
  '(?<number>orders|order count|revenue|sales|units|units sold|bookings|stays|inquiries|nights|customers|buyers|closings)'
const numbers = `(?: [?.:,;-])+ (?=(?:show |give |i want |just )?(?:me )?(?:the )?${number}\\b(?: (?:and|,|,? plus) | for | of |$))`

export const whoLeads = wherever(/^(ahead|winning|leading|lead|front|top|better|winner|leader)$/, [
  {
    said: new RegExp(
      `^(?<two>[a-z][a-z &'-]* or [a-z][a-z &'-]*?)(?: [,:;?-])+ ${who} ${ahead}${when}${numbers}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['two'] ?? ''} , which had more ${groups['number'] ?? ''}${groups['when'] ?? ''} ? `,
  },
  {
    said: new RegExp(
      `^${who} ${ahead}${when}(?: [,:;?-])+ (?<two>[a-z][a-z &'-]* or [a-z][a-z &'-]*?)${numbers}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['two'] ?? ''} , which had more ${groups['number'] ?? ''}${groups['when'] ?? ''} ? `,
  },
])
