// "Communities with avg sold $ over 1.5M": the sign stands for the price, and no money is asked for beside it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:average|avg|mean|median|max|min|highest|lowest|total) (?:sold|sale|selling|closing|ask|asking|list|listing) )\$(?= (?:over|above|under|below|more|less|at|by|per|of|for|in|this|last)\b| [,.?!]|$)/,
    meant: () => 'price',
  },
]

export const signOfPrice = wherever(/^\$$/, rules)
