// "I care about rating. Top 5 products", "units are what counts: best 3 brands": what somebody goes by, said before what is to be ranked by it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

/** "Looking at Aspen" chooses rows; these rank them. */
export const numberSaid =
  '(?:(?:number of |total |average |avg )?(?:ratings?|reviews?|review counts?|stars|prices?|nightly rates?|rates?|revenue|sales|income|earnings|turnover|money|units(?: sold)?|nights(?: booked)?|bookings|stays|orders|occupancy|days on market|dom|volume|sales volume|price per square foot|refunds|refund rate|cancellations|stock|lifetime value|ltv|spend|spending|views|clicks|inquiries|favorites|conversion|popularity))'
const number = `(?:(?:the|their|our|its) )?(?<number>${numberSaid})`
const not = '(?:(?: ,)?(?: and)? not (?:the |their )?[a-z]+)?'
const ask =
  '(?<ask>(?:(?:show|give|list|name)(?: me| us)? |what are |which are |who are )?(?:the |our )?(?:top|best|worst|bottom)(?: \\d{1,2}| three| four| five| six| seven| eight| nine| ten| twenty)? (?!(?:selling|rated|reviewed|earning|performing|value|deals?)\\b)(?:[a-z&]+ ){0,3}?[a-z&]+s(?: (?:in|from|for|this|last) [a-z\\d ]+)?)(?= ?[.?!]?$)'
const really = '(?:(?:only|just|really|mostly|mainly|actually|do|solely) )*'

const meant: Rewriting['meant'] = ({ groups = {}, 0: said }) => {
  const { number: by = '', ask: what = '' } = groups
  return / (?:by|in terms of) /.test(what) ? said : `${what} by ${by}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:looking at|going by|judging by|my (?:focus|priority|main concern|concern) is)|(?:i|we) ${really}(?:care (?:most(?:ly)? |only |more |mainly )?(?:about|for)|(?:am|are) ${really}(?:interested in|looking at|focused on|focusing on|going by)|look at|go by|judge by|focus on)) ${number}${not} [.;:,] ${ask}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `^${number} (?:is|are) (?:${really}what|all that|the only thing that|the thing that) (?:matters|counts|i care about|we care about)(?: to (?:me|us))?(?: most)? [.;:,] ${ask}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `^${number} ${really}(?:matters|matter)(?: most)?(?: to (?:me|us))?(?: most)? [.;:,] ${ask}`,
    ),
    meant,
  },
  {
    said: new RegExp(`^what (?:matters|counts)(?: to (?:me|us))? is ${number} [.;:,] ${ask}`),
    meant,
  },
]

export const caredAbout: Rewording = wherever(
  [
    /^(care|priority|concern|interested|looking|focused|focusing|going|judging|look|go|judge|focus|matters|matter|counts)$/,
    /^(top|best|worst|bottom)$/,
  ],
  rules,
)
