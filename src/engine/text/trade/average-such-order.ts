// "Average completed order", "the average cancelled booking": what one of them comes to. Their number has no average.
import { wherever } from '#engine/text/rewritten.ts'

const state = '(?:completed|pending|refunded|cancelled|canceled|returned|confirmed)'
const ends = '(?= ?[,.?!]| (?:by|per|for|in|this|last|during|since|over|from|of|with|paid|across)\\b|$)'

export const averageSuchOrder = wherever(
  [/^(average|mean|median)$/, /^(order|purchase|booking)$/],
  [
    {
      said: new RegExp(
        `\\b(?<fn>average|mean|median) (?<state>${state}) (?<what>order|purchase|booking)${ends}`,
      ),
      meant: ({ groups: { fn = '', state: such = '', what = '' } = {} }) =>
        `${fn} total ${what === 'booking' ? 'price' : 'amount'} of ${such} ${what}s`,
    },
  ],
)
