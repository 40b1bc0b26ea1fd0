// "Hearted the most by folks browsing on their phones": who did it is anybody; what they did it on narrows the rows.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:by|from|among) (?:the )?(?:folks|people|those|users|visitors|everyone|somebody|someone|shoppers)(?: (?:who|that)(?: (?:are|were))?)? (?:browsing|looking|surfing|scrolling|shopping|visiting|coming in|searching) (?:around )?(?:on|from|via|with) (?:(?:their|a|the|an) )?(?=(?:phones?|mobiles?|cell|desktops?|computers?|tablets?|ipads?|laptops?)\b)/,
    meant: () => 'on ',
  },
  // "By the date they were booked": when that was, and not what arrives then.
  {
    said: /\bby (?:the |their )?(?:(?:date|day|time) )?(?:when |on which |that )?(?:they|it|the booking|the bookings) (?:were|was|got|are) (?:booked|reserved|made)(?= [,.?!]|$)/,
    meant: () => 'by booking date',
  },
]

export const byFolks = wherever(/^(by|from|among)$/, rules)
