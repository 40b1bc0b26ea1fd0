// "Homes with an inquiry count above 10", "bookings that cost more than 5k", "count of upcoming bookings = 0", "guests whose spending adds up to
// over 20,000": how many there are of it and what it comes to, as limits of the rows themselves.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const event =
  'booking|reservation|stay|order|purchase|inquiry|view|click|share|favorite|viewing|refund|cancellation'
const more =
  '(?:above|over|exceeding|greater than|more than|more of|more high than|higher than|exceeds|of more than|of over|>)'
const less = '(?:below|under|less than|fewer than|lower than|<)'
const beyond = `(?<how>${more}|at least|${less}|at most)`
const number = '(?<number>\\d[\\d,.]*k?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const dollars =
  '(?<sum>\\$ ?\\d[\\d,.]*k?|\\d[\\d,.]*k?(?: dollars| bucks| usd)?|[a-z]+ thousand(?: dollars)?)'

const plainly = (how = ''): string =>
  how.startsWith('at ') ? how : new RegExp(`^${less}$`).test(how) ? 'fewer than' : 'more than'
const many = (one = ''): string => `${one.replace(/y$/, 'ie')}s`

const counts: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:with|having|has|have|had|whose) (?:an? |the |their )?(?<event>${event})s? (?:counts?|numbers?|totals?|volume) (?:is |are |was |were )?${beyond} ${number}(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `with ${plainly(groups['how'])} ${groups['number'] ?? ''} ${many(groups['event'])}`,
  },
  // "Share count = 0", "count of upcoming bookings = 0".
  {
    said: new RegExp(
      `\\b(?:with|having|has|have|had|whose|where) (?:an? |the |their )?(?:(?<event>${event})s? (?:count|total|number)|(?:count|number) of (?<kind>upcoming |completed |confirmed )?(?<events>${event})s?) (?:=|= =|is|equals|equal to|of) (?:0|zero)(?= |$)`,
    ),
    meant: ({ groups = {} }) => `with no ${groups['kind'] ?? ''}${many(groups['event'] ?? groups['events'])}`,
  },
]

const rows = '(?<rows>bookings?|reservations?|orders?|purchases?|stays?)'
const sums: readonly Rewriting[] = [
  // "Bookings that cost more than 5k": what they come to, and not what a night costs.
  {
    said: new RegExp(
      `\\b${rows} (?:(?:that|which|do we have where|where) )?(?:the total |their total |have an? total |with an? total |has an? total )?(?:is |are |was |were |went |came in |of )?(?:cost|priced|totaled|totalled|came to|come to)? ?(?:at )?${beyond} ${dollars}(?: in total(?: price| amount| value)?)?(?= [,.?!]| (?:in|last|this|by|and)\\b|$)`,
    ),
    meant: ({ groups = {}, 0: said }) =>
      /\b(?:total|cost|priced|totaled|totalled|came|come|went)\b/.test(said)
        ? `${groups['rows'] ?? ''} worth ${plainly(groups['how']).replace('fewer', 'less')} ${groups['sum'] ?? ''}`
        : said,
  },
  // "Bookings above the $5,000 mark".
  {
    said: /(?<=\b(?:above|over|past|beyond|below|under) )the (?<sum>\$? ?\d[\d,.]*k?) mark\b/,
    meant: ({ groups }) => groups?.['sum'] ?? '',
  },
]

const spending: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bwhose (?:total |overall )?(?:spending|spend|payments|bookings|stays) (?:adds? up to|comes? to|amounts? to|totals?|sums? up to) ${beyond} ${dollars}(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `who spent ${plainly(groups['how']).replace('fewer', 'less')} ${groups['sum'] ?? ''} in total`,
  },
  {
    said: new RegExp(`\\bspent (?:in total|altogether|overall|in all) ${beyond} ${dollars}(?= |$)`),
    meant: ({ groups = {} }) =>
      `spent ${plainly(groups['how']).replace('fewer', 'less')} ${groups['sum'] ?? ''} in total`,
  },
  // "…, and how much each": the number that is limited is shown anyway.
  {
    said: /(?<=\b(?:spend|spending|spent|revenue)\b.*\d[\d,.]*k?(?: dollars)?)(?: ,)? and (?:the amount|how much|the total) (?:of |for )?each(?= [.?!]|$)/,
    meant: () => '',
  },
  { said: /\b(?:cumulative|lifetime|overall|aggregate) (?=spend\b|spending\b)/, meant: () => 'total ' },
  {
    said: /\b(?<who>guest|customer|client) level (?=(?:revenue|spend|spending) (?:above|over|greater|more|exceeding|at)\b)/,
    meant: ({ groups }) => `${groups?.['who'] ?? ''}s with total `,
  },
  // "Total revenue above $20k per guest".
  {
    said: new RegExp(
      `\\b(?:total )?(?:revenue|spend|spending) ${beyond} ${dollars} per (?<who>guest|customer|client)(?= [.?!,]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['who'] ?? ''}s with total revenue ${groups['how'] ?? ''} ${groups['sum'] ?? ''}`,
  },
]

/** "Brands whose revenue beats 100k": it is over that. */
const beaten: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:whose|where|which|with) (?:(?:the|their|an?) )?(?:[a-z]+ ){1,4})(?:beats?|clears?|tops|surpass(?:es)?) (?=\$|\d)/,
    meant: () => 'is over ',
  },
]

/** "Zero bookings coming up": none, and not as many as one likes. */
const none: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:have|has|had|with|having) )(?:zero|0) (?=(?:bookings|reservations|stays|arrivals) (?:coming up|to come|ahead)(?= |$))/,
    meant: () => 'no ',
  },
]

/** "Any interaction of the share kind": those, and not all of them. */
const kinds: readonly Rewriting[] = [
  {
    said: /\binteractions? of (?:the )?(?:(?<kind>share|view|click|inquiry|favorite|impression) (?:kind|type|sort)|type (?<type>share|view|click|inquiry|favorite|impression))(?= |$)/,
    meant: ({ groups = {} }) => many(groups['kind'] ?? groups['type']),
  },
]

export const limitsOfRows: readonly Rewording[] = [
  wherever([/^(beats?|clears?|tops|surpass(es)?)$/, /^(whose|where|which|with)$/], beaten),
  wherever([/^(zero|0)$/, /^(have|has|had|with|having)$/], none),
  wherever([/^interactions?$/, /^(kind|type|sort)$/], kinds),
  wherever(
    [
      /^(counts?|numbers?|totals?|volume)$/,
      /^(above|over|exceeding|greater|more|higher|exceeds|least|below|under|less|fewer|most|lower|=|is|equals|equal|of|>|<)$/,
    ],
    counts,
  ),
  wherever(
    [
      /^(bookings?|reservations?|orders?|purchases?|stays?)$/,
      /^(above|over|exceeding|greater|more|higher|exceeds|least|below|under|less|most|lower|past|beyond)$/,
    ],
    sums,
  ),
  wherever(
    [
      /^(spend|spending|spent|payments|bookings|stays|revenue)$/,
      /^(above|over|exceeding|greater|more|higher|least|below|under|less)$/,
    ],
    spending,
  ),
]
