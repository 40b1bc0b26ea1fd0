// "The lowest 3 grossing places, skip any with zero": those that have none of what they are ranked by are not among them.
import { wherever } from '#engine/text/rewritten.ts'

const skip =
  '(?:(?:but )?(?:skip|skipping|ignore|ignoring|exclude|excluding|leave out|leaving out|omit|omitting|without|not counting|drop|except)|no)'
const none =
  '(?:zero|zeros|zeroes|0|none|nothing|no (?:revenue|sales|income|bookings|stays|nights|orders|inquiries|views))'
const ones =
  '(?:(?:the |any |all |those |anything |everything )?(?:ones |of them |homes |places |listings |products |cities )?(?:that |which |who )?(?:with|at|made|earned|had|have|has|sold) )?(?:exactly |just )?'
const said = new RegExp(`(?: ,| -| \\(| ;)? ${skip} ${ones}${none}(?: at all| \\))?(?= [.?!]|$)`)

const ranked = /\b(?:fewest|least|lowest|bottom|worst|smallest)\b/
const money = /\b(?:grossing|gross|earning|earners?|earned|revenue|income|made|make)\b/
const counted =
  /\b(?:fewest|least) (bookings|stays|reservations|nights|orders|inquiries|views|clicks|favorites|units sold)\b/

export const skippingZero = wherever(
  [/^(zero|zeros|zeroes|0|none|nothing|no)$/, ranked],
  [
    {
      said,
      meant: ([words], question) => {
        const what = counted.exec(question)?.[1]
        if (what !== undefined) return `with more than zero ${what}`
        return money.test(question) ? 'with more than zero revenue' : words
      },
    },
  ],
)
