// "What refunded amount went back through each payment method": that it went back is what a refund is.
import { wherever } from './rewritten.ts'

export const refundsBack = wherever(
  [/^refund(s|ed)?$/, /^back$/],
  [
    {
      said: /\b(?:went|goes|go|going|gone|flowed) back (?=(?:through|via|by|on|to|with|in|last|this|per|for)\b)/,
      meant: ({ 0: said, input }) => (/\brefund/.test(input.slice(0, input.indexOf(said))) ? 'went ' : said),
    },
  ],
)
