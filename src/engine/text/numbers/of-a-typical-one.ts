// "What does a typical order from California bring": what one of them is worth on average, and not all of them beside it.
import { wherever } from '#engine/text/rewritten.ts'

export const ofATypicalOne = wherever(
  [/^(typical|average|avg|usual|normal)$/, /^(bring|make|earn|fetch|generate|cost|run|worth)$/],
  [
    {
      said: /^(?:so |and )?(?:what|how much) (?:does|do|did|is) (?:a|an|the|one|our) (?:typical|average|avg|usual|normal) (order|booking|reservation)( .*?)? (?:bring(?: in)?|make|earn|fetch|generate|cost|run|worth)(?: us)?(?= ?[.?!]?$)/,
      meant: ([, what, where]) =>
        `average value of ${what === 'order' ? 'an order' : `a ${what ?? ''}`}${where ?? ''}`,
    },
  ],
)
