// "Customers who bought electronics for at least 5000 dollars": what they spent on it. As a limit of its own, it was taken for all that they ever spent.
import { wherever } from '#engine/text/rewritten.ts'

const bound =
  '(?:at least|more than|over|above|upwards of) \\$? ?[\\d.,]+k?(?: (?:dollars?|usd|bucks))?|\\$? ?[\\d.,]+k?(?: (?:dollars?|usd|bucks))? or more'
/** Not "a product for over $500": that is what one of them costs. */
const goods = '(?! ?(?:a|an|one|any|each|single|at|it|them|the|this|that|more|again|something|for|in|on)\\b)'

export const boughtFor = wherever(
  [/^for$/, /^(bought|ordered|purchased|buy|order)$/, /^(customers|buyers|shoppers|people|who|clients)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b(?:customers|buyers|shoppers|people|clients|who) (?:who |that |which )?(?:have |has )?)(?:bought|ordered|purchased|buy|order)(?<goods> ${goods}(?!for\\b)[^,;?]{2,40}?)? for (?:a total of )?(?<bound>(?=[^,;?]*(?:\\$|dollar|usd|bucks))(?:${bound}))(?: (?:in total|altogether|overall|in all))?(?! (?:each|apiece|per|a piece|or)\\b)(?= |$)`,
      ),
      meant: ({ groups }) =>
        `spent ${groups?.['bound'] ?? ''}${groups?.['goods'] === undefined ? '' : ` on${groups['goods']}`}`,
    },
  ],
)

/** "Who spent at least $500 on toys": it says of nobody who they are. */
export const whoSpentOn = wherever(
  [/^who$/, /^spent$/, /^on$/],
  [
    {
      said: new RegExp(`^who (?:has |have )?spent (?=(?:${bound}) on [a-z])`),
      meant: () => 'which customers spent',
    },
  ],
)
