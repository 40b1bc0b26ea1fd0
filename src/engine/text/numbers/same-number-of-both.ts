// "Revenue from California buyers with revenue from New York buyers": one number of two places, of which the second is a state as well. Beside
// the first one alone it is a state too, and no city.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number =
  '(?<number>(?:total )?revenue|sales|(?:the )?number of (?:orders|purchases|customers)|orders|purchases|units(?: sold)?|average order value|aov|refunds|refund rate|income|turnover)'
const of = '(?:from|of|in|by|for)'
const against = '(?:with|to|against|vs|versus|compared with|compared to)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${number} (?<of>${of}) (?<one>(?:the )?[a-z]+(?: [a-z]+)?(?: (?:buyers|customers|shoppers))?) ${against} (?:the )?\\k<number> ${of} (?<other>(?:the )?(?:new york|washington))\\b`,
    ),
    meant: ({ groups: { number: what = '', of: by = '', one = '', other = '' } = {} }) =>
      `${what} ${by} ${one} vs ${other}`,
  },
]

export const sameNumberOfBoth: readonly Rewording[] = [wherever(/^(york|washington)$/, rules)]

/** "Average price of sold homes, pool or not": of both, where an average is asked for. */
export const poolOrNot: Rewording = wherever(
  [/^pool$/, /^or$/, /^(average|avg|mean|median)$/],
  [
    {
      said: /(?:,|:|-|by|for|with)? ?(?:with )?(?:an? )?pool or (?:not|none)(?= [.?!]|$)/,
      meant: () => ', with or without pool',
    },
  ],
)
