// "…, and give me the two means", "both months' turnover", "tops last year's": one time against another, with the number of each.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const numbers =
  '(?:dollar )?(?:means|averages|avgs|medians|numbers|figures|figs|amounts|values|totals|sums|counts|revenues)'
const times = '(?:months|years|quarters|weeks)'
const unit = '(?<unit>year|month|quarter|week)'
const money =
  '(?:revenue|sales|turnover|income|earnings|volume|number|numbers|figures|amounts|totals|orders|bookings)'
const ends = '(?= [,.?!]|$| please\\b)'

/** "Orders for the two months" names two times and holds neither against the other. */
const compares =
  /(?:\b(?:than|before|beats?|tops|topped|exceeds|exceeded|grew|higher|above|ahead|mom|yoy)\b|>)/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:and )?(?:(?:i (?:want|need|would like) to see|i (?:want|need)|give(?: me)?|show(?: me)?|(?:along |together )?with|list|include|put|see|next to it) )*(?:the two|both|the 2|both of the|both the) ${numbers}(?: (?:side by side|next to each other|beside each other|each|next to each(?: one)?|too|as well))?${ends}`,
    ),
    meant: ({ 0: said }, question) => (compares.test(question) ? 'show both numbers' : said),
  },
  // "Give the revenue of the two months", "both months turnover".
  {
    said: new RegExp(
      `\\b(?:and )?(?:(?:i (?:want|need) to see|i (?:want|need)|give(?: me)?|show(?: me)?|with|list|include) )*(?:the )?(?:${money} (?:of|for|in) (?:the two|both|the 2) ${times}|(?:both|the two) ${times} ${money})${ends}`,
    ),
    meant: ({ 0: said }, question) => (compares.test(question) ? 'show both numbers' : said),
  },
  // "Bookings and revenue for the two of them".
  {
    said: new RegExp(`\\b(?:for|of) (?:the two|both)(?: of (?:them|those|these))?${ends}`),
    meant: ({ 0: said }, question) => (compares.test(question) ? 'for both' : said),
  },
  // "Is this month's closed volume ahead of last month's".
  {
    said: new RegExp(
      `\\b(?<is>is|was|are|were) this ${unit}(?: 's|'s)? (?<what>(?:[a-z]+ ){1,3})(?:above|higher than|over|ahead of|better than|more than|bigger than|larger than) last \\k<unit>(?: 's|'s)?${ends}`,
    ),
    meant: ({ groups }) =>
      `${groups?.['is'] ?? ''} this ${groups?.['unit'] ?? ''} ${groups?.['what'] ?? ''}higher than last ${groups?.['unit'] ?? ''}`,
  },
  // "Last month came out ahead", "this year's tops last year's".
  {
    said: new RegExp(
      `\\bthis ${unit}(?: 's|'s)? (?:came out|comes out|come out|is|was|came in|comes in|sits|ended up)? ?(?:above|higher than|over|ahead of|better than|more than) last \\k<unit>(?: 's|'s)?${ends}`,
    ),
    meant: ({ groups }) => `this ${groups?.['unit'] ?? ''} is higher than last ${groups?.['unit'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:tops|topped|exceeds|exceeded|beats|outdoes|outdid|surpasses|surpassed|outpaces|outpaced) last ${unit}(?: 's|'s)?${ends}`,
    ),
    meant: ({ groups }) => `is higher than last ${groups?.['unit'] ?? ''}`,
  },
  // "Avg sold price by area: this year > last year only".
  {
    said: new RegExp(
      `^(?<what>(?:[a-z]+ ){1,4})(?:by|per) (?<group>[a-z]+) [,:] (?:only )?(?:where )?this ${unit} > last \\k<unit>(?: only)?${ends}`,
    ),
    meant: ({ groups }) =>
      `${groups?.['group'] ?? ''} where ${(groups?.['what'] ?? '').trim()} this ${groups?.['unit'] ?? ''} is higher than last ${groups?.['unit'] ?? ''}`,
  },
]

/** "Do people stay longer here or there? Show the average stay for both": what is longer is that. */
const again: readonly Rewriting[] = [
  {
    said: /(?<=[?,.;] |\band )(?:(?:show|give|list|tell)(?: me)? |what is )?(?:the )?(?:average|avg|mean) (?:stay|length of stay|stay length|nights|number of nights|days|days on market|dom|time on market|time) (?:for|of|in|at) (?:both|each|each one|each of them|the two|both of them)(?= [.?!]|$)/,
    meant: ({ 0: said }, question) =>
      weighed.test(question) && / or /.test(question) ? 'give me the average for both' : said,
  },
  {
    said: /(?<=\? )(?:show|show me|give me|list)(?: the)? (?:numbers?|counts?|totals?|figures?) (?:for|of|from) (?:[a-z]+ ){1,3}?and [a-z]+(?: [a-z]+)?(?= [.?!]|$)/,
    meant: ({ 0: said }, question) =>
      /^(?:so )?(?:do|does|did) /.test(question) && / or /.test(question) && / more /.test(question)
        ? 'show both numbers'
        : said,
  },
]
const weighed = /\b(?:longer|shorter|faster|slower|quicker)\b/

/** "Do homes built before 1980 sell for less? Avg for both, sold only": a state behind the numbers is that of both sides. */
const onlyThose: readonly Rewriting[] = [
  // What sells is sold.
  {
    said: /(?<=\b(?:sell|sells|sold|close|closes)\b[^?]* \? [^?]*\b(?:for|of) (?:both|each))(?: ,)? (?:sold|closed)(?: (?:homes|ones|listings))? only(?= [.?!]|$)/,
    meant: () => '',
  },
  {
    said: / \? (?<numbers>(?:[a-z]+ ){1,4}(?:for|of) (?:both|each))(?: ,)? (?<state>[a-z]+) only(?= [.?!]|$)/,
    meant: ({ groups }) => `, ${groups?.['state'] ?? ''} only ? ${groups?.['numbers'] ?? ''}`,
  },
]

const ofTimes = wherever(
  /^(two|both|2|above|higher|ahead|tops|topped|exceeds|exceeded|beats|outdoes|surpasses|surpassed|outpaces|over|better|more|>)$/,
  rules,
)

export const bothOfThem: readonly Rewording[] = [
  wherever([/^or$/, /^(longer|shorter|faster|slower|quicker|more)$/], again),
  wherever([/^only$/, /^(both|each)$/, /^\?$/], onlyThose),
  ofTimes,
]
