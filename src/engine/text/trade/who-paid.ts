// "Average discount for Seabrook Shores buyers", "how much under asking do Bay Colony buyers pay", "what do sellers in Old Town give up off
// their ask", "which areas sell closest to asking": beside an asking price they say whose sale it was, and name nobody.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ask = '(?:the |their |its )?(?:asking|ask|list|lp)(?: prices?)?'
const place =
  '(?<place>(?!the |our |most |my |all |do |did |does |cash |these |those )[a-z]+(?: [a-z]+){0,2}) '
const who = '(?:buyers|purchasers|homebuyers|sellers)'
const mean = '(?:(?:typically|usually|normally|generally|on average|actually|really) )?'
const pay = '(?:pay|paid|paying|get|got|getting|go|come in|land|end up|end up paying|close|save|saved)'
const off = `(?:discounts?|sale to list(?: ratio)?|(?:off|under|below|over|above) ${ask})`
const ends = '(?= [,.?!:;]|$| (?:in|by|per|this|last|over|for|on|since|during|across|from)\\b)'

const behind = (said: string | undefined) => (said === undefined ? '' : ` in ${said.trim()}`)
const number = (side: string | undefined) =>
  /^(?:over|above)/.test(side ?? '') ? 'premium over asking' : 'discount'

const rules: readonly Rewriting[] = [
  // "How much under asking do Bay Colony buyers typically pay".
  {
    said: new RegExp(
      `\\bhow (?:much|many dollars) (?<side>under|below|off|over|above) ${ask} (?:do|does) (?:(?:the |our )?(?:${place})?)${who}(?<where> in (?:[a-z]+ ){0,2}?[a-z]+)? ${mean}(?:${pay})${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `what is the average ${number(groups['side'])}${groups['where'] ?? behind(groups['place'])}`,
  },
  // "What do sellers in The Preserve usually give up off their ask".
  {
    said: new RegExp(
      `\\b(?:what|how much) (?:do|does) (?:the |our )?(?:${place})?(?:sellers|owners)(?<where> in (?:[a-z]+ ){0,2}?[a-z]+)? ${mean}(?:give up|come down|knock off|concede|drop)(?: (?:off|from|on|against|below) ${ask})?(?: on average| typically| usually)?${ends}`,
    ),
    meant: ({ groups = {} }) => `what is the average discount${groups['where'] ?? behind(groups['place'])}`,
  },
  // "What do buyers typically pay per sq ft in Sea Oaks".
  {
    said: new RegExp(
      `\\b(?:what|how much) (?:do|did|are|have) (?:(?:the |our )?(?:${place})?)(?:buyers|purchasers|homebuyers|people) ${mean}(?:pay|paid|paying)(?: on average)? (?:per|a|by the) (?:sq ft|sqft|sq foot|square foot|sf|foot)(?: on average)?(?= |$)`,
    ),
    meant: ({ groups = {} }) => `what is the average price per sq ft of sales${behind(groups['place'])}`,
  },
  // "How many buyers paid over asking".
  {
    said: new RegExp(
      `\\b(?<how>how many|(?:what|which) (?:share|percent|percentage|%) of) (?:the |our )?(?:${place})?(?:buyers|purchasers|homebuyers)(?<where> in (?:[a-z]+ ){0,2}?[a-z]+)? (?:pay|paid|went|go|had to pay|ended up paying) (?=(?:over|under|above|below|more than|less than|full|at) (?:the )?(?:asking|ask|list|price)\\b)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['how'] ?? ''} sales${groups['where'] ?? behind(groups['place'])} were `,
  },
  // "Average discount buyers got in Sea Oaks".
  {
    said: new RegExp(
      `(?<=\\b${off}) (?:that )?(?:the |our )?${who} (?:have |had )?(?:gotten|get|got|receive|received|see|saw|negotiate|negotiated|manage|managed|give|gave|accept|accepted|took|take)${ends}`,
    ),
    meant: () => '',
  },
  // "Average $ off ask for Seabrook Shores buyers".
  {
    said: new RegExp(
      `(?<=\\b${off}) (?:for|of|among|to|by|from) (?:the |our |all )*(?:${place})?${who}${ends}`,
    ),
    meant: ({ groups = {} }) => behind(groups['place']),
  },
  // "Palmetto Village buyers: average discount".
  {
    said: new RegExp(`^${place}${who}(?: ?[,:;-])(?= .*\\b${off}(?: |$))`),
    meant: ({ groups = {} }) => `${groups['place'] ?? ''} ,`,
  },
]

/** "Which neighborhoods sell closest to asking": no area sells above it on average. */
const closest: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<which>which|what) (?<what>areas?|neighborhoods?|subdivisions?|communit(?:y|ies)|villages?) (?:(?:do|does|did|have|has) )?(?:homes |houses |properties )?(?:is |are |was |were )?(?:sell|sells|sold|selling|close|closes|closed|closing|go|goes|went|come|comes) (?:the )?(?<end>closest|nearest|furthest|farthest) (?:to|from) ${ask}(?: on average)?(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['which'] ?? ''} ${groups['what'] ?? ''} has the ${/^(?:closest|nearest)$/.test(groups['end'] ?? '') ? 'highest' : 'lowest'} average sale to list ratio`,
  },
  {
    said: new RegExp(
      `\\bwhere (?:do|did) (?:the |our )?(?:homes|houses|properties|listings|sales) (?:sell|close|go|come in) (?:the )?(?:closest|nearest) to ${ask}(?: on average)?(?= |$)`,
    ),
    meant: () => 'which area has the highest average sale to list ratio',
  },
]

/** "Average discount, dollars and percent", "discount in $ and %". */
const bothWays: readonly Rewriting[] = [
  {
    said: /\b(?<mean>(?:average|avg|typical|mean|median|total) )?discounts?(?<where>(?: in (?!dollars|percent|\$|%)(?:[a-z]+ ){0,2}?[a-z]+)?)(?: [,:(])?(?: both)?(?: in| as)? (?:dollars|\$|dollar) (?:and|\+|&|,) (?:in |as )?(?:an? )?(?:percent|%|pct|percentage)(?: terms)?(?: \))?(?= [,.?!:;]|$| (?:by|per|for|in|this|last)\b)/,
    meant: ({ groups = {} }) =>
      `${groups['mean'] ?? ''}discount and percent discount${groups['where'] ?? ''}`,
  },
]

export const whoPaid: readonly Rewording[] = [
  wherever(/^(buyers|purchasers|homebuyers|sellers|owners|people)$/, rules),
  wherever([/^(closest|nearest|furthest|farthest)$/, /^(asking|ask|list|lp)$/], closest),
  wherever([/^discounts?$/, /^(dollars|dollar|\$)$/, /^(percent|%|pct|percentage)$/], bothWays),
]
