// "How many customers … and what is their lifetime value added up": the sum of a number that each of them has.
import { wherever } from '#engine/text/rewritten.ts'

export const theirSum = wherever(/^(added|summed|combined|together|total)$/, [
  {
    said: /(?<=\bhow many [a-z ]+?(?: ,)? and )(?:what|how much) (?:is|are|was|were) their (?<what>(?!total|average|combined)[a-z]+(?: [a-z]+){0,2}?) (?:added up|added together|summed up|all together|together|combined|in total)(?= ?[.?!]?$)/,
    meant: ({ groups = {} }) => `their total ${groups['what'] ?? ''}`,
  },
])
