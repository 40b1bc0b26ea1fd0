// "One timers vs repeaters, count and total spent": it is they who are counted, and not what they ordered.
import { wherever } from '#engine/text/rewritten.ts'

const kinds = '(?:repeaters?|one timers?|(?:repeat|returning|one time) (?:customers|buyers|shoppers))'

export const buyersCounted = wherever(
  [/^(repeaters?|repeat|returning|timers?|time)$/, /^(counts?|many)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b${kinds} .*)(?<mark>[,:;-]) (?:the )?(?:counts?|head ?counts?|how many)(?= (?:and|&|,|plus) )`,
      ),
      meant: ({ groups = {} }) => `${groups['mark'] ?? ''} number of customers`,
    },
  ],
)
