// "P50 length of stay", "the 50th percentile of sold price", "not the average, the middle one": the median, by its name.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const middle =
  '(?:middle (?:one|value|number|figure|amount|of the pack|of the road(?: figure| one| value)?)|mid ?point|middle)'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:p ?50|(?:the )?(?:50th|fiftieth) percentile)(?: (?:of|for) (?:the )?)?(?= [a-z])/,
    meant: () => 'median ',
  },
  // "Sold price, 50th percentile".
  {
    said: /(?<what>\b(?:[a-z]+ ){1,3}), (?:p ?50|(?:the )?(?:50th|fiftieth) percentile)(?= [,.?!]|$)/,
    meant: ({ groups }) => `median ${(groups?.['what'] ?? '').trim()}`,
  },
  // "Not the average because a few big ones skew it, the median …": what is not wanted.
  {
    said: new RegExp(
      `\\b(?:not|no|never|instead of|rather than|forget) (?:the |an? )?(?:average|avg|mean)s?\\b(?:(?! (?:median|middle|mid|how|what|which)\\b)[^.?!]){0,60}?(?= (?:, )?(?:but )?(?:i (?:want|need|mean) |give me |just |rather )?(?:the |a )?(?:median|middle|mid ?point)\\b)`,
    ),
    meant: () => '',
  },
  // "The median, not the average": said behind it.
  {
    said: /(?<=\bmedian\b.*?)(?: ,)? (?:and )?(?:not|instead of|rather than) (?:the |an? )?(?:average|avg|mean)s?(?= [,.?!]|$)/,
    meant: () => '',
  },
  // "The middle one, the median order value": said twice.
  {
    said: new RegExp(
      `\\b(?:(?:i (?:want|need|mean)|give me) )?the (?:${middle}|median)(?: ,| [.])? (?:so |i mean |what is |that is |give me |show me ){0,2}(?=(?:the )?median\\b)`,
    ),
    meant: () => '',
  },
  // "…, the middle one, how many nights do they stay".
  {
    said: new RegExp(
      `\\bthe (?:${middle}|median) , how many (?<what>nights|days|bedrooms|orders|units|bookings|stays)(?: (?:do|does|did|are|is|were|was) (?:they|it|people|guests|each|one)(?: (?:stay|sit|take|have|had|book|booked|last|there))?)?(?= [,.?!]|$)`,
    ),
    meant: ({ groups }) => `the median number of ${groups?.['what'] ?? ''}`,
  },
  // "The price at the midpoint", "the middle sold price".
  {
    said: /\b(?:the )?(?<what>(?:(?:sold|sale|asking|ask|list|closing|nightly|order|unit) )?(?:price|rate|value|amount|rating|total|income|number of [a-z]+|days on market|length of stay)) (?:(?:right |exactly )?(?:at|in|on) the (?:mid ?point|middle)|in between)(?= [,.?!]|$)/,
    meant: ({ groups }) => `the median ${groups?.['what'] ?? ''}`,
  },
  {
    said: /\bthe (?:middle|mid ?point) (?=(?:(?:sold|sale|asking|ask|list|closing|nightly|order|unit) )?(?:price|rate|value|amount|rating)\b)/,
    meant: () => 'the median ',
  },
  // "The middle nightly price if you line up all our houses".
  {
    said: /(?<=\bmedian\b[a-z ]*) if (?:you|we|i) (?:line|lined|lining) up (?=(?:all |our |the ))/,
    meant: () => ' of ',
  },
  // "Middle value (median) of …": said twice.
  { said: new RegExp(`\\b(?:the )?${middle} \\( median \\)`), meant: () => 'median' },
  // "What is the median that homes have sold for".
  {
    said: /\b(?<how>median|average) (?:that |which |what )?(?:the |our )?(?:homes|houses|properties|listings|they|places) (?:have |has |had )?(?<did>sold|sell|closed|went|go|listed|list) (?:for|at)\b/,
    meant: ({ groups }) =>
      `${groups?.['how'] ?? ''} ${groups?.['did']?.startsWith('list') === true ? 'asking' : 'sold'} price`,
  },
  // "The middle value, the median, of last year's sold prices".
  { said: /\bmedian , (?=of\b)/, meant: () => 'median ' },
  // "The median home sold last year went for how much".
  {
    said: /^(?:the |our )?(?<how>median|average|typical) (?:home|house|property|listing) (?:that )?(?:was )?(?:sold|closed)(?<when> [a-z\d ]+?)? (?:went|sold|goes|closed) for (?:how much|what)(?= [.?!]|$)/,
    meant: ({ groups }) => `what is the ${groups?.['how'] ?? ''} sold price${groups?.['when'] ?? ''}`,
  },
  // "The median on everything we closed last year, sale price": of which number, said last.
  {
    said: /\bmedian (?:on|of|for) (?<what>[a-z\d ]+?) , (?:the )?(?<number>(?:sale|sold|selling|closing|asking|ask|list) price)s?(?= [.?!]|$)/,
    meant: ({ groups }) => `median ${groups?.['number'] ?? ''} of ${groups?.['what'] ?? ''}`,
  },
  // "Last year's median, I mean what homes sold for".
  {
    said: /\bmedian , (?:i mean |meaning |as in |so )?(?:of )?what (?:the |our )?(?:homes|houses|properties|they) (?:sold|went|closed) for(?= [,.?!]|$)/,
    meant: () => 'median sold price',
  },
  // "How long is the median stay of the weekly type".
  {
    said: /\b(?:in nights , )?how long (?:is|was) the (?<how>median|average|typical) stay\b/,
    meant: ({ groups }) => `what is the ${groups?.['how'] ?? ''} length of stay`,
  },
  // "Solds: median $".
  {
    said: /\bmedian (?:\$|dollars|dollar amount)(?= [,;.?!]| (?:by|of|last|this|ytd|in|for)\b|$)/,
    meant: () => 'median amount',
  },
]

const guessed = '(?:or |well )?(?:i (?:guess|suppose|think|mean)|maybe|probably|rather)(?: it is| is)?'

/** "The middle of the road, I guess the median, price per foot": which one is meant, said amid the number's name. */
const hedged: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:middle of the road|typical|usual|normal|average|middle|mean|median) (?:, |\\( )${guessed} (?:the |an? )?(?<how>median|average|mean)(?: ,| \\))? (?=[a-z])`,
    ),
    meant: ({ groups }) => `${groups?.['how'] ?? ''} `,
  },
  {
    said: new RegExp(`\\b(?<how>median|average|mean|typical) , ${guessed} , (?=[a-z])`),
    meant: ({ groups }) => `${groups?.['how'] ?? ''} `,
  },
]

export const middleValue: readonly Rewording[] = [
  wherever([/^(median|average|mean|typical)$/, /^(guess|suppose|think|mean|maybe|probably|rather)$/], hedged),
  wherever(/^(p50|p|median|middle|midpoint|mid|percentile)$/, rules),
]
