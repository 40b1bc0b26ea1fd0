// "Total leads, and next to it the ones interested in renting": a number of its own beside another one, which it does not limit.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const nextToIt: Rewriting = {
  said: /(?: ,)?(?: and)? (?:next to|beside|right beside|alongside) (?:it|that|this|them|those)(?: ,)? (?:(?:the (?:ones|number|count)|those|how many)(?: of (?:them|those|these))?(?: (?:that|who|which))?(?: (?:are|were|is|was))? (?=[a-z])|the (?<state>[a-z]+) ones)/,
  meant: ({ groups }) => ` , and how many of those are ${groups?.['state'] ?? ''}`,
}

/** "Abandoned carts, %": of the carts that there were. */
const abandoned: Rewriting = {
  said: /^(?:the )?(?:abandoned (?:carts|baskets)|carts abandoned|baskets abandoned)(?: ,| :| as a| in)? (?:%|percent|percentage|pct|rate)(?= [.?!]|$| (?:by|per|this|last|in|over)\b)/,
  meant: () => 'cart abandonment rate',
}

/** "Total sales of less than 50 units": pieces, and no money. */
const inPieces: Rewriting = {
  said: /\b(?:total |overall )?sales (?:of )?(?<limit>(?:over|under|above|below|more than|less than|fewer than|at least|at most|up to) [\d,.]+) (?:units|pieces|items|copies)(?! (?:sold|in stock))\b/,
  meant: ({ groups }) => `${groups?.['limit'] ?? ''} units sold`,
}

const counted =
  '(?<rows>(?:(?:completed|refunded|cancelled|canceled) )?(?:orders|purchases|bookings|reservations|stays))'
const done = '(?:placed|made|received|taken|booked|completed)'
/** "Orders and revenue" are two numbers anyway. */
const rows = `(?:(?:the )?${counted} ${done}|the ${counted.replace('rows', 'named')})`
const rowsOf = ({ rows: one = '', named = one }: Record<string, string | undefined> = {}): string =>
  `number of ${named.replace(/^refunded .*/, 'refunds').replace(/^cancell?ed .*/, 'cancellations')}`
const opening =
  '(?<=^|(?:[:,+&]|and|plus|me|us|have|see|need|want|show|give|get|list|know|were|was|are|is|week|month|year|quarter|today|yesterday) )'
const amount =
  '(?:(?:the |total |their |average |avg )*(?:revenue|turnover|income|earnings|units|pieces|aov|adr|nights|order value|money|volume|dollars)|sales|refunds|cancellations)'

/** "Orders placed, revenue, AOV": how many were, beside the other numbers. As rows they would only say whose revenue it is. */
const placed: readonly Rewriting[] = [
  {
    said: new RegExp(`${opening}${rows}(?= (?:, and|,|and|plus|\\+|&) ${amount}\\b)`),
    meant: ({ groups }) => rowsOf(groups),
  },
  {
    said: new RegExp(
      `(?<=\\b${amount}(?: sold| booked)? (?:, and|,|and|plus|\\+|&) )${rows}(?= [,.?!]| (?:last|this|in|by|per|for|since|and|over|during|yesterday|today)\\b|$)`,
    ),
    meant: ({ groups }) => rowsOf(groups),
  },
]

export const numbersBeside: readonly Rewording[] = [
  wherever([/^(next|beside|alongside)$/, /^(it|that|this|them|those)$/], [nextToIt]),
  wherever([/^sales$/, /^(units|pieces|items|copies)$/], [inPieces]),
  wherever([/^abandoned$/, /^(%|percent|percentage|pct|rate)$/], [abandoned]),
  wherever([/^(placed|made|received|taken|booked|completed|the)$/, /^(,|and|plus|\+|&)$/], placed),
]
