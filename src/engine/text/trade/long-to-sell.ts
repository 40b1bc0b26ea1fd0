// "Homes that took longer than average to sell", "avg $ and dom", "rating 4 and 10 reviews": each number said of what it is one of.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const longToSell: readonly Rewording[] = [
  // "With rating 4 and 10 reviews": a number of each.
  wherever(
    [/^rating$/, /^reviews?$/],
    [
      {
        said: /\b(?:with |having )?(?:an? )?rating (?:of )?(?<stars>[1-5](?:\.\d)?) and (?=(?:\d+|one|two|three|four|five) reviews?\b)/,
        meant: ({ groups = {} }) => `rated ${groups['stars'] ?? ''} with `,
      },
    ],
  ),
  wherever(
    [/^longer$/, /^sell$/],
    [
      {
        said: /\b(?:sold )?(?<what>homes|houses|listings|properties) (?:that |which )?(?:took|take|needed) (?:longer|more time) than (?:the )?(?:average|avg)(?: home| one)? to sell\b/,
        meant: ({ groups = {} }) => `sold ${groups['what'] ?? ''} with days on market above the average`,
      },
    ],
  ),
  wherever(
    [/^\$$/, /^(dom|days)$/],
    [
      {
        said: /\b(?<mean>avg|average|median) \$ (?<joint>and|\+|&|,) (?:(?:avg|average|median) )?(?=dom\b|days on (?:the )?market\b)/,
        meant: ({ groups: { mean = '', joint = '' } = {} }) => `${mean} price ${joint} ${mean} `,
      },
    ],
  ),
]
