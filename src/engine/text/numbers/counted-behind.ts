// "Bookings total number", "number bookings last year", "bookings overall", "orders % change", "city-wise": numbers and groups that
// are named in a foreign order. Left as they are, "bookings total" is money and "bookings %" an occupancy.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

/** Things of which there are many; what ends like them without being many is none. */
const things =
  '(?<what>(?!(?:mls|address|status|business|less|across|ratings|prices|rates|averages|scores|trends|days|details|this|its|does|was|is|as)\\b)[a-z]{3,}s)'
const when =
  '(?=$| [?.!,]| (?:last|this|in|for|by|per|since|during|from|to date|so far|ytd|today|yesterday|each)\\b)'

/** "Guests with 3+ stays, count": of the guests, or of the stays of each. */
const limitedNumber =
  /\b(?:with|w) (?:\d+ \+|(?:over|more than|at least) \d+)(?: [a-z]+)? (?:orders|purchases|bookings|stays|reservations|inquiries|views|clicks|favorites|searches)\b.* count$/

const rules: readonly Rewriting[] = [
  { said: new RegExp(`\\b${things}(?: [,-])? (?:total )?(?:number|numbers)${when}`), meant: numberOf },
  {
    said: new RegExp(
      `^(?!.*\\bthe (?:most|fewest|least) )(?:(?:tell|give|show) me )?(?<what>[a-z]{3,}s (?:in|from|with|without|for|of) [^,.?!]+?)(?: [,:-])? (?<!\\b(?:and|plus|with)(?: the| their)? )(?:total number|number|total count|(?<=[,:-] )count)(?=$| [?.!])`,
    ),
    meant: found => (limitedNumber.test(found[0]) ? found[0] : numberOf(found)),
  },
  // "Unique guest emails, weekly stays last month, count".
  {
    said: /^(?<what>(?:unique|distinct|different) [^?.!]+?)(?: [,:-])? (?:count|total count|total number)(?=$| [?.!])/,
    meant: numberOf,
  },
  { said: new RegExp(`^(?:total )?(?:number|nr) ${things}\\b`), meant: numberOf },
  {
    said: new RegExp(`\\b(?:total )?number of ${things} (?:in )?total\\b`),
    meant: ({ groups }) => `total number of ${groups?.['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?:\\b${things}|(?<year>\\b(?:19|20)\\d\\d)) (?:%|percent|percentage|pct) (?<change>change|growth|increase|decrease)\\b`,
    ),
    meant: ({ groups }) =>
      `${groups?.['what'] ?? groups?.['year'] ?? ''} ${groups?.['change'] ?? ''} in percent`,
  },
  // "Filter active homes by beds >= 4": what they must have, and no groups.
  {
    said: /^(?:please )?filter (?<what>[a-z][a-z ]*?) (?:by|on)(?= .*[<>=])/,
    meant: ({ groups }) => `list ${groups?.['what'] ?? ''} with`,
  },
  // "Who are the top 5 states": no people.
  {
    said: /^who (?<be>are|is|were|was)(?= (?:the |our )?(?:top|best|bottom|worst|biggest|leading) (?:\S+ )?(?:states?|cit(?:y|ies)|brands?|categor(?:y|ies)|products?|subdivisions?|areas?|sources?|homes?|propert(?:y|ies)|listings?|payment methods?)\b)/,
    meant: ({ groups }) => `what ${groups?.['be'] ?? ''}`,
  },
  { said: new RegExp(`^overall ${things}\\b`), meant: ({ groups }) => `total ${groups?.['what'] ?? ''}` },
  {
    said: new RegExp(`\\b${things} overall${when}`),
    meant: ({ groups }) => `${groups?.['what'] ?? ''} in total`,
  },
  {
    said: /\b(?<what>(?:payment method|(?:property|home|reservation|booking|interaction|device|interest) type)|(?!percentage|percent|number|money|dollar|price|cost|value|size|time|unit|sales|revenue)[a-z]+) wise\b/,
    meant: ({ groups }) => `by ${groups?.['what'] ?? ''}`,
  },
]

function numberOf({ groups }: RegExpExecArray): string {
  return `number of ${groups?.['what'] ?? ''}`
}

export const countedBehind = wherever(
  /^(numbers?|nr|total|overall|wise|%|percent|percentage|pct|count|filter|who)$/,
  rules,
)
