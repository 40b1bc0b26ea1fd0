// "Ask less per square foot than the average sold home in their own subdivision", "made more revenue than the average city did":
// a number held against the mean of a group, in the words in which it is known.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import { againstMedian } from './against-median.ts'

const more = '(?<more>more|less|higher|lower)'
const foot = 'per (?:square foot|sq ft|sqft|sf|foot)'
const own = '(?:in|of|for) (?:their|its|the same|the very same)(?: own)?'
const side = (said: string | undefined) => (/^(more|higher|longer)$/.test(said ?? '') ? 'above' : 'below')

const rules: readonly Rewriting[] = [
  // "Homes for sale in Old Town that cost less than the average home for sale there": of those that are compared.
  {
    said: /(?<=\b(?:for sale|on the market|actives?|asking)\b.*\b(?:than|above|over|below|under) the (?:average|avg) )(?:home|house|listing|one|property)(?: (?:for sale|on the market))? (?=there\b)/,
    meant: () => '',
  },
  // "Which subdivisions are pricier than average": what is compared is their mean.
  {
    said: /\b(?<groups>subdivisions|neighbou?rhoods|areas|communities|cities|states|categories|brands|property types)(?: (?:that|which))?(?: are)? (?<how>pricier|dearer|costlier|more expensive|cheaper|less expensive) than (?:the |our )?(?:overall |market |general )?average(?: overall)?(?= [.?!]|$)/,
    meant: ({ groups: { groups: what = '', how = '' } = {} }) =>
      `${what} with an average price ${/^(cheaper|less)/.test(how) ? 'below' : 'above'} the overall average`,
  },
  // "Pricier than our average", "cheaper than the average home".
  {
    said: /\b(?<how>pricier|dearer|costlier|cheaper) than (?=(?:(?:the|our|their|its|an) )?(?:[a-z]+ )?average\b)/,
    meant: ({ groups = {} }) => `${groups['how'] === 'cheaper' ? 'less' : 'more'} expensive than `,
  },
  // "20% below their own subdivision's average active price per sf": of what is compared.
  {
    said: new RegExp(
      `\\b(?<side>below|under|above|over|than) (?:their|its)(?: own)? (?<group>subdivision|neighbou?rhood|area|community|city|category|brand|state)(?: s)? (?:average|avg|mean)(?: (?:active|current|own))?(?: (?:price ${foot}|\\$ (?:[/] |per )?(?:sf|sqft|sq ft|square foot)|ppsf|price|asking price|nightly rate|rate|rating|days on market))?(?= [,.?!]|$| (?:whose|but|yet|though|with|that|which)\\b| and (?:an? |the |their |with |are |is |have |whose |rated |cost))`,
    ),
    meant: ({ groups = {} }) => `${groups['side'] ?? ''} the average of their ${groups['group'] ?? ''}`,
  },
  // "Is priced in the average of its own type": whose it is, is said already.
  { said: /\b(?:their|its) own(?= [a-z]+)/, meant: () => 'their' },
  {
    said: new RegExp(
      `\\b(?:(?:that|which|are|is) )?(?:ask|asks|asking|asked|cost|costs|costing|priced|charge) ${more} ${foot} than the average (?:sold|closed) (?:\\S+ ){0,4}?${own}(?= [a-z])`,
    ),
    meant: ({ groups }) =>
      `with a price per square foot ${side(groups?.['more'])} the average sold price per square foot in their`,
  },
  {
    said: new RegExp(
      `\\b(?:(?:even )?(?:though|although) )?(?:(?:that|which|they) )?(?:took|take|taking|needed|sat) (?<more>longer|shorter)(?: (?:to sell|on the market))? than the average(?: (?:sale|sold home|sold house|closing|home|house))?(?: did)? ${own}(?= [a-z])`,
    ),
    meant: ({ groups }) => `with days to sell ${side(groups?.['more'])} the average in their`,
  },
  // "Needed three times as long as the average sold house of the same subdivision needed".
  {
    said: new RegExp(
      `\\b(?:(?:that|which|they) )?(?:took|take|taking|needed|need|needing|sat) (?<side>(?:more than|over|at least) )?(?<times>twice|double|triple|(?:[a-z]+|\\d+(?: [.] \\d+)?) times) as long(?: to sell| on the market)? as the average(?: (?:sale|sold home|sold house|closing|home|house))?(?: (?:did|took|needed|sat))? ${own} (?<group>[a-z]+)(?: (?:did|took|needed|takes|needs))?(?= [,.?!:]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `with days to sell ${groups['side'] ?? 'at least '}${groups['times'] ?? ''} the average in their ${groups['group'] ?? ''}`,
  },
  {
    said: /\bundercuts? the average (?<rest>(?:[a-z]+ ){1,6}?)by (?<much>(?:more than|over|at least) \d+ (?:%|percent))(?= |$)/,
    meant: ({ groups }) =>
      `is ${groups?.['much'] ?? ''} below the average ${(groups?.['rest'] ?? '').trim()}`,
  },
  {
    said: /\b(?:made|make|makes|earned|earn|earns|brought in|took in|had|have|has|got|get|grossed|generated) (?<more>more|less|fewer) (?<what>[a-z]+) (?<when>(?:in \d{4} |this year |last year |last month |this month )?)than the average (?<one>[a-z]+)(?: did| does| do| has| had)?(?= [.?!]|$)/,
    meant: ({ groups = {} }) =>
      `with ${groups['what'] ?? ''} ${groups['when'] ?? ''}${side(groups['more'])} the average ${groups['one'] ?? ''}`,
  },
]

export const againstAverage: readonly Rewording[] = [
  againstMedian,
  wherever([/^average$/, /^(than|by|their|its|as)$/], rules),
]
