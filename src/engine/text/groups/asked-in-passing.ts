// What is asked in passing, in words that name no column: "at what price and on what day", "what do they add up to in asking price",
// "payment method -> % of orders".
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const ends = '(?= [.?!,]|$)'

export const askedInPassing: readonly Rewording[] = [
  wherever(/^->$/, [
    {
      said: /^(?<group>[a-z]+(?: [a-z]+)?) -> (?<what>(?:%|pct|percent|share|#|number|count|avg|average|median|total|revenue|rev|units|sales)(?= )[^>]+)$/,
      meant: ({ groups }) => `${groups?.['what'] ?? ''} by ${groups?.['group'] ?? ''}`,
    },
  ]),
  wherever(/^(day|date)$/, [
    { said: new RegExp(`\\band (?:on )?(?:what|which) (?:day|date)${ends}`), meant: () => 'and the date' },
    // "Who is checking in next week? Guest, home and the day".
    {
      said: new RegExp(`(?<=\\b(?:checking in|arriving|arrives|checks in)\\b.*)and the (?:day|date)${ends}`),
      meant: () => 'and the check in date',
    },
  ]),
  // "Which home has the most bedrooms, and in which city is it": a column of the same home.
  wherever(/^(which|what)$/, [
    {
      said: /(?<=^(?:which|what) (?:of our )?(?:home|house|listing|place|property|cabin|villa|chalet|loft|cottage)\b.*) ,? ?and (?:in )?(?:which|what) (?<column>city|town|state|area|subdivision|neighborhood|neighbourhood|community)(?: is (?:it|that)| does it (?:sit|stand|lie))?(?: in| located| located in)?(?= [?.!]|$)/,
      meant: ({ groups }) => ` , and its ${groups?.['column'] ?? ''}`,
    },
  ]),
  wherever(/^price$/, [
    {
      said: /(?<= ,) at what price(?= |$)/,
      meant: (_, question) =>
        /\b(?:closed|sold|sell|sales?)\b/.test(question) ? ' with the sold price' : ' with the price',
    },
    {
      said: /\bwhat (?:do|does|did) (?:all )?(?<what>(?:the |our |all )?[a-z ]+?) (?:add up to|come to|sum up to|total) in (?<price>(?:asking|list|sold|sale|selling) price)(?= |$)/,
      meant: ({ groups }) => `total ${groups?.['price'] ?? ''} of ${groups?.['what'] ?? ''}`,
    },
  ]),
  wherever(
    [/^asking$/, /^long$/],
    [
      {
        said: /\bhow long has (?<home>\d+ [a-z ]+?) been (?:sitting|on the market|listed|for sale|up for sale) and what (?:are they|is it|is the (?:owner|seller)) asking(?: for it)?(?= |$)/,
        meant: ({ groups }) => `days on market and asking price of ${groups?.['home'] ?? ''}`,
      },
    ],
  ),
  // "What came in last month, just the total earnings": money, and no rows.
  wherever(
    [/^came$/, /^(earnings|income|money|revenue|takings)$/],
    [
      {
        said: /\bwhat came in(?= (?:last|this|in|during|yesterday|so far)\b)(?<rest>[^?.!]*?)(?: ,)? (?:just|only)? ?(?:the |our )?(?:total )?(?:earnings|income|money|revenue|takings)(?= [.?!]|$)/,
        meant: ({ groups }) => `revenue${groups?.['rest'] ?? ''}`,
      },
    ],
  ),
  // "What could I get in Bay Colony for 900 grand": that is what there is to spend, and no price.
  wherever(
    [/^(get|buy|find|afford)$/, /^for$/],
    [
      {
        said: /\bwhat (?:can|could|would) (?:i|we|you|they|he|she|someone|a buyer|my (?:clients?|buyers?)) (?:get|buy|afford|find)(?<where>(?: in [a-z]+(?: [a-z]+)?)?) for (?=\$? ?\d)/,
        meant: ({ groups }) => `what is available${groups?.['where'] ?? ''} up to `,
      },
    ],
  ),
  wherever(/^earliest$/, [
    {
      said: /\bearliest (?=(?:yr|year|build|built|construction|building)\b)/,
      meant: () => 'oldest ',
    },
  ]),
  wherever(/^recent$/, [{ said: /\brecent (?:solds|closings)(?= |$)/, meant: () => 'recently sold homes' }]),
  wherever(/^night$/, [{ said: /(?<=, )\$ per night(?= [,.?!]| and|$)/, meant: () => 'nightly rate' }]),
  wherever(/^sessions$/, [
    {
      said: /\bsessions(?: on (?:the|our) (?:site|website|store))? (?:include|includes|included|contain|contains|contained|end in|ended in|end with|ended with) (?=an? )/,
      meant: () => 'sessions had ',
    },
  ]),
  // "Stays that last a week or longer".
  wherever(/^(longer|more)$/, [
    {
      said: /\b(?:last|lasts|lasted|lasting|run|ran|running) (?<span>a week|one week|two weeks|2 weeks|a month) or (?:longer|more)(?= |$)/,
      meant: ({ groups }) => `of ${nights.get(groups?.['span'] ?? '') ?? ''} nights or more`,
    },
  ]),
  wherever(/^(beside|against)$/, [
    {
      said: /^(?:please )?(?:set|put|hold|lay) (?<what>(?:the )?[a-z\d ]+?) of (?<one>[a-z]+) (?:beside|next to|alongside|against) (?:those|that|the same) of (?=[a-z])/,
      meant: ({ groups }) => `compare ${groups?.['what'] ?? ''} of ${groups?.['one'] ?? ''} and `,
    },
  ]),
]

const nights: ReadonlyMap<string, number> = new Map([
  ['a week', 7],
  ['one week', 7],
  ['two weeks', 14],
  ['2 weeks', 14],
  ['a month', 30],
])
