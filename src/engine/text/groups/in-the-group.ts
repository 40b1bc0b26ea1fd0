// "By category, = revenue / number of products in the category": those of each group, as everything is that stands in its row.
import { wherever } from '#engine/text/rewritten.ts'

export const inTheGroup = wherever(
  [
    /^(by|per|each|every)$/,
    /^(category|brand|state|city|subdivision|area|month|week|quarter|year)$/,
    /^(the|that|this|each)$/,
  ],
  [
    {
      said: /(?<=\b(?:by|per|each|every) (?<group>category|brand|state|city|subdivision|area|month|week|quarter|year)\b.*\S) (?:in|of|for|within|from) (?:the|that|this same|the same) \k<group>(?= ?(?:[.?!)]|$))/,
      meant: () => '',
    },
  ],
)
