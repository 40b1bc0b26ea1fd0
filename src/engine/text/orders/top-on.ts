// "Top 5 actives on gross yield", "best homes for rental income": ranked by that column. Without it they are ranked by what is usual.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const column =
  '(?:(?:gross |rental |net )?(?:yields?|return)|rental (?:income|revenue)|rents? earned|price(?: per \\S+(?: \\S+)?)?|(?:asking|ask|list|sold|sale|nightly) (?:price|rate)|ppsf|\\$ / (?:sf|sqft)|days on (?:the )?market|dom|(?:average |avg |customer |review )?ratings?|reviews?|review count|number of reviews|stock|stock quantity|inventory|lifetime value|ltv|discounts?|sale to list(?: ratio)?|nightly rate|rate|value|year built)'
const ends = '(?= [,.?!:;()]|$| (?:show|with|in|and|among|this|last|next|right|now|please|only)\\b)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<top>(?:top|bottom|best|worst|highest|lowest)(?: \\d+| three| five| ten)? (?:[a-z\\d]+ ){0,3}?[a-z]{3,}s|(?:\\d+|three|five|ten) (?:best|worst) (?:[a-z\\d]+ ){0,3}?[a-z]{3,}s) (?:on|for) (?:the |their )?(?=${column}${ends})`,
    ),
    meant: ({ groups }) => `${groups?.['top'] ?? ''} by `,
  },
  // "Top 5 bookings by value", "largest orders by amount": what each of them comes to.
  {
    said: new RegExp(
      `(?<=\\b(?<rows>bookings|reservations|stays|orders|purchases) (?:[a-z\\d]+ ){0,4}?)by (?:total |dollar |order |booking |their )?(?:value|amount|worth|total|dollars|money|\\$)${ends}`,
    ),
    meant: ({ groups }) =>
      `by total ${/^(?:orders|purchases)$/.test(groups?.['rows'] ?? '') ? 'amount' : 'price'}`,
  },
]

export const topOn = wherever(/^(top|bottom|best|worst|highest|lowest|biggest|largest)$/, rules)
