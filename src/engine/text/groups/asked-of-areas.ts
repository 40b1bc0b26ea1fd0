// "Which communities closed at least 8 homes", "areas with anything built in 2025", "actives per area and the lowest ask in each": what
// is asked of areas, in the order in which numbers and groups are known.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const areas = '(?:subdivisions?|neighbou?rhoods?|communit(?:y|ies)|areas?|villages?)'
const homes = '(?:homes|houses|properties|listings|units)'
const bound = '(?:at least|at most|more than|over|fewer than|less than|under|no fewer than|exactly)'
const fn = '(?:lowest|highest|cheapest|average|avg|mean|median|total|minimum|maximum|min|max)'

const rules: readonly Rewriting[] = [
  // "In which communities the average of the days on market for the active houses is more than 80".
  {
    said: new RegExp(
      `\\b(?<ask>(?:in )?which ${areas}) the (?<fn>average|mean|median) (?:of (?:the )?)?(?<number>(?!for\\b|of\\b)[a-z][a-z ]*?)(?<what> (?:for|of|in) (?:the )?[a-z][a-z ]*?)? is (?<bound>more than|less than|over|under|above|below|higher than|lower than|at least|at most) (?=\\$? ?\\d)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['ask'] ?? ''} is the ${groups['fn'] ?? ''} ${groups['number'] ?? ''}${groups['what'] ?? ''} ${groups['bound'] ?? ''} `,
  },
  // "With at least 5 pool homes on the market": so many homes, and what they have stands behind them.
  {
    said: new RegExp(
      `(?<=\\b${bound} \\d+ )pool (?<what>${homes}) (?<state>on the market|for sale|under contract)(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['state'] === 'under contract' ? 'pending' : 'active'} pool ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<who>${areas}(?: that| which| where we| have)?(?: have)?) (?:closed|sold) (?<many>${bound} \\S+|\\S+ \\+|\\S+ or (?:more|fewer)) ${homes}\\b(?! (?:that|over|under|with|above|below|for|priced))`,
    ),
    meant: ({ groups = {} }) =>
      `${(groups['who'] ?? '').replace(/ (?:have|where we|that have|which have)$/, '')} had ${groups['many'] ?? ''} sales`,
  },
  {
    said: new RegExp(
      `\\b(?<who>${areas} (?:with|that have|having|where we have)) (?:anything|something)(?= (?:built|active|pending|for sale|under|over|below|above|on the market|listed|priced|available|with))`,
    ),
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} homes`,
  },
  // "In which neighbourhoods do we have anything built before 1960".
  {
    said: new RegExp(
      `\\b(?:in )?(?<which>which|what) (?<who>${areas}) (?:do we have|have we got|do you have|is there|are there) (?:anything|something)(?= (?:built|active|pending|for sale|under|over|below|above|on the market|listed|priced|available|with))`,
    ),
    meant: ({ groups = {} }) => `${groups['which'] ?? ''} ${groups['who'] ?? ''} have homes`,
  },
  {
    said: new RegExp(
      `^(?:show |list |give me )?(?:(?:how many|number of|count of|#) )?(?<what>(?:[a-z]+ ){0,3}?[a-z]{3,}s(?: for sale| on the market| under contract)?)(?: (?:are there|do we have))? (?<by>per|by|in each|for each) (?<group>[a-z]+)(?: ,)?(?: and| plus| with| \\+|(?<=,))(?: what is| what 's)?(?: the)? (?<number>${fn} [a-z ]+?) (?:in|for|of|per) each(?: one)?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `number of ${groups['what'] ?? ''} and ${(groups['number'] ?? '').replace(/^cheapest/, 'lowest')} per ${groups['group'] ?? ''}`,
  },
]

const whoever =
  '(?:an? |any |my |our )?(?:buyers?|clients?|customers?|guests?|people|someone|somebody|anyone|family|couple|investor|one|they|he|she|i|we)(?: still)?'

const findable: readonly Rewriting[] = [
  // "In what areas can someone buy a home with a pool under 500k": where one is for sale.
  {
    said: new RegExp(
      `\\bin (?<which>which|what) (?<who>${areas}) (?:(?:can|could|might) ${whoever}|${whoever} (?:can|could|might)) (?:find|get|buy) an? (?<kind>(?:[a-z\\d]+ ){0,3}?)(?:home|house|property|place|listing)\\b(?! (?:for sale|on the market))`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['which'] ?? ''} ${groups['who'] ?? ''} have ${groups['kind'] ?? ''}homes for sale`,
  },
  // "In which areas can a buyer find homes for sale over 2 million": whoever it is. Without a word of it, sold ones would count too.
  {
    said: new RegExp(
      `(?<=\\b(?:can|could|might) )${whoever} (?:find|get|buy)(?= (?:[a-z\\d]+ ){0,2}(?:homes|houses|listings|properties|places)\\b)`,
    ),
    meant: ({ 0: said }, question) =>
      /\b(?:for sale|on the market|active|actives|available)\b/.test(question) ? 'i find' : said,
  },
  // "In which cities can guests book a ski chalet": where there is one.
  {
    said: new RegExp(
      `\\bin (?<which>which|what) (?<who>cities|towns|states) (?:can|could|might) ${whoever} (?:find|get|book|rent|stay in)(?= an? (?:[a-z]+ )?(?:chalet|cabin|loft|villa|cottage|house|home)\\b)`,
    ),
    meant: ({ groups = {} }) => `${groups['which'] ?? ''} ${groups['who'] ?? ''} have`,
  },
]

/** "Recently sold homes in all areas, address and price": wherever they are. A mean may be wanted of each area, "revenue for all brands" and "rates in all" are. */
const everywhere: Rewriting = {
  said: new RegExp(
    `(?<!\\b(?:average|avg|mean|median|total|sum|each|price|prices|rates)\\b.*) (?:in|from|(?<!\\b(?:revenue|sales|volume|rate|income|units sold|occupancy|adr|aov|turnover|earnings)\\b.*)for|across|over) all (?:the |our |of the |of our |twelve |12 )?(?:subdivisions|neighbou?rhoods|communities|areas|cities|states|categories|brands)(?= [,.?!:;]|$)`,
  ),
  meant: () => '',
}

export const askedOfAreas: readonly Rewording[] = [
  wherever(/^all$/, [everywhere]),
  wherever([/^(can|could|might)$/, /^(find|get|buy|rent|book|stay)$/], findable),
  wherever(/^(sold|closed|anything|something|each|average|mean|median|pool)$/, rules),
]
