// "What hour of the day do most people start checking out", "at what hour do most customers order": the hour with the most of it, by how
// often it was done.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const people = '(?:most )?(?:of )?(?:our |the )?(?:people|customers|shoppers|buyers|folks|visitors|clients)'
const often = '(?:(?: the)? (?:most|most often))?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<hour>(?:hour|hours|time|weekday|day)(?: of (?:the )?(?:day|week))?) (?:do|does|did) ${people}(?: usually| mostly| tend to| typically)? (?:start|begin) (?:to )?(?:checking out|check out|checkout|a checkout|their checkout|the checkout)${often}(?= [,.?!]|$)`,
    ),
    meant: ({ groups, 0: said }) =>
      /^time$/.test(groups?.['hour'] ?? '') ? said : `${groups?.['hour'] ?? ''} has the most checkouts`,
  },
  {
    said: new RegExp(
      `\\b(?<hour>hours?(?: of the day)?) (?:do|does|did) ${people}(?: usually| mostly| tend to| typically)? (?:order|buy|shop|purchase|place (?:their |an )?orders?)${often}(?= [,.?!]|$)`,
    ),
    meant: ({ groups }) => `${groups?.['hour'] ?? ''} has the most orders`,
  },
]

export const hoursPeopleKeep = wherever(
  [/^(hours?|weekday|day)$/, /^(people|customers|shoppers|buyers|folks|visitors|clients)$/],
  rules,
)
