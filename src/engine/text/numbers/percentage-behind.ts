// "Total leads, how many want to list, and the percentage": of those that were named first, how many the second ones are.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const share = '(?:percentage|percent|pct|%|share|proportion)'
const whose = '(?:(?:and|with|plus|the|their|its|that|this|as|in|a|what) ){0,4}'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:total|all|number of|how many) (?<rows>[a-z]+s|[a-z]+ies)(?<part> ?(?:,|and|, and) how many(?: of (?:them|those|these))? (?:[a-z-]+ ){1,6}), ${whose}${share}(?: (?:that is|is that|of (?:them|those|these)))?(?= [.?!]|$)`,
    ),
    meant: ({ groups }) =>
      `total ${groups?.['rows'] ?? ''}${groups?.['part'] ?? ''}, and that as a percentage of the ${groups?.['rows'] ?? ''}`,
  },
]

export const percentageBehind = wherever([/^many$/, /^(percentage|percent|pct|%|share|proportion)$/], rules)
