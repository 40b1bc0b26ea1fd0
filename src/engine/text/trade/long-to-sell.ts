// "Homes that took longer than average to sell", "avg $ and dom": the days until they sold, and the price beside them.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const longToSell: readonly Rewording[] = [
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
