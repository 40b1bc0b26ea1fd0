// "Sold price > ask", "rate < city avg": before a word the sign is "above" or "below"; before a number it is read as it stands.
import { wherever, type Rewriting } from './rewritten.ts'

const signs: readonly Rewriting[] = [
  { said: /(?<=[a-z%)] )> (?=(?:the )?[a-z])/, meant: () => 'above' },
  { said: /(?<=[a-z%)] )< (?=(?:the )?[a-z])/, meant: () => 'below' },
  // "> city avg": that of the city it is in.
  {
    said: /(?<=\b(?:above|below) )(?:its |their )?(?:own )?(?<group>city|state|category|brand|area|subdivision|neighborhood|community) (?:avg|average|mean)(?= [,:;.?!]|$)/,
    meant: ({ groups = {} }) => `the average in their own ${groups['group'] ?? ''}`,
  },
]

export const signsBeforeWords = wherever(/^[<>]$/, signs)
