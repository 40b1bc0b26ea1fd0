// "…, lowest at the bottom", "going down from the highest", "big ones up top": behind a question, which end of its groups comes first.
// Read as a superlative, it would answer with the one group that is named.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const ones = '(?: (?:numbers?|ones?|amounts?|values?|figures?|groups?))?'
const high = `(?:highest|biggest|largest|greatest|most|top|big|large)${ones}`
const low = `(?:lowest|smallest|least|fewest|small)${ones}`
const begins = '(?<=[,.;:?!(-] )'
const ends = '(?= [,.;:?!)]|$| (?:please|pls|thanks|thx)\\b)'
const sorted =
  '(?:sorted|ordered|ranked|listed|arranged|sort|order|rank|list|going|go|working)(?: (?:it|them))?'

/** "Order by the number, big ones first". */
const byIt =
  '(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?)(?: (?:it|them))?(?: by (?:the|that|this) (?:number|figure|value|total|amount|count))? ,'

/** Everything that puts `first` above `last`; `way` leads from the one to the other. */
const order = (first: string, last: string, way: 'down' | 'up'): RegExp =>
  new RegExp(
    `${begins}(?:please |and )?(?:${byIt} )?(?:${[
      `(?:(?:with|keep|put|have) )?(?:the )?${last} (?:(?:coming |come |comes )?last|(?:at|on) the (?:very )?(?:bottom|end))`,
      `(?:(?:with|keep|put|have) )?(?:the )?${first} (?:up top|up front|on the top|at the (?:very )?top(?: of (?:the|it|your) (?:list|table))?|in front|(?:should |to )?com(?:e|es|ing) first)`,
      `(?:no \\. ?|no |number |# ?)(?:1|one) (?:being|is|as) (?:the )?${first}`,
      `(?:the )?${first} (?:first|on top) and(?: then)? (?:going )?${way}(?:wards?)?`,
      `(?:sort|order|arrange|rank) (?:it|them|that|this) so (?:that )?(?:the )?${first} (?:comes?|is|are|goes|go) (?:first|on top|at the top)`,
      `(?:start|starting|begin|beginning) (?:from|at) (?:the )?${first}(?: (?:and |going |on |then )*${way}(?:wards?)?)?`,
      `(?:${sorted} )?from (?:the )?${first} (?:on |and |going )?${way}(?:wards?)?`,
      `${sorted} ${way}(?:wards?)?(?: from (?:the )?${first})?`,
    ].join('|')})${ends}`,
  )

const superlatives = 'highest|biggest|largest|greatest|most|lowest|smallest|fewest|least|best|worst'
const number = '(?!ones?\\b|of\\b)((?:[a-z$%]+ ){0,2}[a-z$%]+?)'

/** "Starting with the highest volume": the number that is named, and not the one that was asked for first. */
const named = new RegExp(
  `(?:(?<=\\S ), )?\\b(?:${[
    `(?:and )?(?:start|starting|begin|beginning) (?:with|from|at) the (${superlatives}) ${number}`,
    `(?:${sorted} )?from the (${superlatives}) ${number} (?:on |and |going )?(?:down|up)(?:wards?)?`,
    `(?:and )?(?:put|with|have|show|list) the (?:ones?|[a-z]+) (?:with|that has|having) the (${superlatives}) ${number} (?:on top|first|up top|up front|at the (?:very )?top)`,
  ].join('|')})${ends}`,
)

export const whichEndFirst: Rewording = wherever(
  /^(last|bottom|end|top|front|first|(down|up)(wards?)?|starting|start|beginning|begin)$/,
  [
    {
      said: named,
      meant: found => {
        const [end = '', what = ''] = found.slice(1).filter(part => part !== undefined)
        return `, ${end} ${what} first`
      },
    },
    { said: order(high, low, 'down'), meant: () => 'highest first' },
    { said: order(low, high, 'up'), meant: () => 'lowest first' },
  ],
)
