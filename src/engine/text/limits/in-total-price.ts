// "Bookings that went over $5,000 in total price": the column of the amount stands behind it, and no price of a home is meant.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const bound = '(?:over|above|under|below|past|beyond|more than|less than|at least|at most|up to)'
const amount = '\\$? ?[\\d.,]+(?: ?k| thousand| grand| million)?(?: dollars| bucks)?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:that|which|who) )?(?:(?:went|came|come|go|ran|were|was|are|is|cost) )?(?:to )?(?<limit>${bound} ${amount}) (?:in|of|for|by) (?:their |the )?(?:total|full|overall) (?<what>price|amount|cost)(?= |$)`,
    ),
    meant: ({ groups }) =>
      `with a total ${groups?.['what'] === 'amount' ? 'amount' : 'price'} ${groups?.['limit'] ?? ''}`,
  },
]

export const inTotalPrice = wherever([/^(total|full|overall)$/, /^(price|amount|cost)$/], rules)
