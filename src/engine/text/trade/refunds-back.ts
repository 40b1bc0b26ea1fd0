// "What refunded amount went back through each payment method": that it went back is what a refund is.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const wentBack = wherever(
  [/^refund(s|ed)?$/, /^back$/],
  [
    {
      said: /\b(?:went|goes|go|going|gone|flowed) back (?=(?:through|via|by|on|to|with|in|last|this|per|for)\b)/,
      meant: ({ 0: said, input }) => (/\brefund/.test(input.slice(0, input.indexOf(said))) ? 'went ' : said),
    },
  ],
)

/** "# orders, # refunded, refunded $ by category": a number of its own beside the others. */
const inDollars = wherever(
  [/^refunded$/, /^\$$/],
  [
    {
      said: /(?<=[,&+] |\band )refunded \$(?= (?:by|per|each|for|in|last|this)\b| [,.?!]|$)/,
      meant: () => 'refunded amount',
    },
  ],
)

export const refundsBack: readonly Rewording[] = [wentBack, inDollars]
