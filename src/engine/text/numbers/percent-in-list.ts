// "Closings by quarter with avg DOM and % over ask", "orders by month: aov, % refunded": beside other numbers a share has the name of its
// rate; a share of its own would leave no room for them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const percent = '(?:%|percent|percentage|share|pct)'
const opens = '(?<=(?:[,:+&]|and|with|plus) (?:the |a |and |with )?)'
const were =
  '(?: (?:of (?:them|those|these)|that|who|which|were|are|was|is|got|have|has|had|sold|closed|went|selling|gone|for))*'
const ends = '(?= [,.?!;]|$| (?:by|per|for each|in each|each|and|this|last|since)\\b)'
const ask = '(?: the)? (?:ask|asking|list)(?: price)?'

const named: readonly [string, string][] = [
  [`(?:over|above|more than)${ask}`, 'share over asking'],
  [`(?:under|below|less than)${ask}`, 'share under asking'],
  ['(?:refunded|returned|sent back)', 'refund rate'],
  ['(?:cancelled|canceled)', 'cancellation rate'],
]

const rules = named.map(([part, rate]): Rewriting => ({
  said: new RegExp(`${opens}${percent}${were} ${part}${ends}`),
  meant: () => rate,
}))

/** Of what is for sale it would be a share of everything. */
const states =
  /\b(?:actives?|pendings?|solds?|closed|closings|sales|expireds?|withdrawns?|for sale|on the market|under contract|off market|off the market)\b/
const pools: Rewriting = {
  said: new RegExp(`${opens}${percent}${were} (?:with )?(?:a |an )?pools?${ends}`),
  meant: ({ 0: said }, question) => (states.test(question) ? said : 'share of all with pool'),
}

/** "What % sold over asking and what % under": two shares. */
const both: Rewriting = {
  said: new RegExp(
    `^(?:(?:show|give|tell) (?:me )?)?(?:the |what |which )?${percent}(?: of (?:the |our )?(?:homes|houses|sales|closings|solds|listings|properties|deals))?${were} (?<one>over|above|under|below)(?:${ask})? (?:and|vs|versus|,|, and)(?: (?:the|what|which))? ${percent}${were} (?<other>over|above|under|below)(?:${ask})?(?= |$)`,
  ),
  meant: ({ groups = {}, 0: said }) => {
    const isOver = (way = '') => /^(?:over|above)$/.test(way)
    const named = (way: string | undefined) => `share ${isOver(way) ? 'over' : 'under'} asking`
    const areTwo = isOver(groups['one']) !== isOver(groups['other']) && /\b(?:ask|asking|list)\b/.test(said)
    return areTwo ? `${named(groups['one'])} and ${named(groups['other'])}` : said
  },
}

export const percentInList = wherever(
  [
    /^(%|percent|percentage|share|pct)$/,
    /^(ask|asking|list|refunded|returned|back|cancelled|canceled|pools?)$/,
  ],
  [both, ...rules, pools],
)
