// "Sold price > ask", "rate < city avg": before a price or a mean the sign is "above" or "below"; before a number it is read as it
// stands. "Has pool > address / MLS" leads on to columns.
import { wherever, type Rewriting } from './rewritten.ts'

/** What something can be held against. */
export const heldAgainst =
  '(?:the |its |their )?(?:own|overall|avg|average|mean|median|ask|asking|list|sold|sale price|portfolio|[a-z]+ (?:avg|average|mean|median))\\b(?!(?: [a-z]+){0,2} /)'

const signs: readonly Rewriting[] = [
  { said: new RegExp(`(?<=[a-z%)] )> (?=${heldAgainst})`), meant: () => 'above' },
  { said: new RegExp(`(?<=[a-z%)] )< (?=${heldAgainst})`), meant: () => 'below' },
  // "> city avg": that of the city it is in.
  {
    said: /(?<=\b(?:above|below) )(?:its |their )?(?:own )?(?<group>city|state|category|brand|area|subdivision|neighborhood|community) (?:avg|average|mean)(?= [,:;.?!]|$)/,
    meant: ({ groups = {} }) => `the average in their own ${groups['group'] ?? ''}`,
  },
]

export const signsBeforeWords = wherever(/^[<>]$/, signs)
