// "Average stay by property type and bookings as well": one more number for each group. Nobody wants a group for each single booking.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const events =
  'bookings|stays|reservations|orders|purchases|inquiries|views|clicks|cancellations|refunds|closings'
const things = `${events}|nights|guests|customers|buyers|leads|visitors|listings|homes|products`
const grouped = '(?<=\\b(?:by|per|each) (?:[a-z]+ ){1,2})'
const ends = '(?= [,.?!]|$| (?:in|for|last|this|since|during|over|from) )'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${grouped}(?:, )?(?:and|plus|with|&)(?: also)? (?:the )?(?<what>${things}) (?:as well|too|also|beside it|next to it|alongside)(?= |$)`,
    ),
    meant: counted,
  },
  {
    said: new RegExp(`${grouped}(?:, )?(?:and|plus|with|&) also (?:the )?(?<what>${things})${ends}`),
    meant: counted,
  },
  { said: new RegExp(`${grouped}(?:and|plus|&) (?<what>${events})${ends}`), meant: counted },
]

/** "Customers by state and how many are repeat buyers": a part of them, beside all of them. */
const partBeside: Rewriting = {
  said: new RegExp(
    `(?<=^(?:(?:show|list|give)(?: me)? )?(?:the |our )?(?:[a-z]+ )?(?:${things}) (?:by|per|in each|for each) (?:[a-z]+ ){1,2}(?:, )?)(?:and|with|plus) how many (?=(?:are|were|got|have|had|is|was) )`,
  ),
  meant: () => 'and how many of them ',
}

function counted({ groups }: RegExpExecArray): string {
  const what = groups?.['what'] ?? ''
  return what === 'nights' ? 'and the total nights' : `and the number of ${what}`
}

export const countedAsWell = wherever(/^(by|per|each)$/, [...rules, partBeside])
