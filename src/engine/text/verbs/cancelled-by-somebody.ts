// "Orders that customers cancelled", "bookings called off as cancelled": those that were cancelled, whoever did it.
import { wherever } from '#engine/text/rewritten.ts'

const rows = '(?<rows>orders|purchases|bookings|reservations|stays)'
const people = '(?:customers|buyers|shoppers|guests|people|clients|they)'

export const cancelledBySomebody = wherever(/^(cancelled|canceled|cancel)$/, [
  {
    said: new RegExp(
      `\\b${rows} (?:that |which )?(?:the |our )?${people} (?:have |had )?(?:cancelled|canceled)(?= ?[,.?!]|$| (?:in|this|last|since|by|per|each|for|during)\\b)`,
    ),
    meant: ({ groups = {} }) => `${groups['rows'] ?? ''} that were cancelled`,
  },
  {
    said: /\b(?:called off|marked|recorded|logged|ended up|listed|booked out|flagged) as (?:cancelled|canceled)\b/,
    meant: () => 'cancelled',
  },
])
