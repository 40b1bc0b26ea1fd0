// "Monthly reservations: number and total price": how many there are and what they come to. A stay has a total price of its own, and the
// number before it would be forgotten.
import { wherever, type Rewording } from './rewritten.ts'

const number = '(?<![a-z])(?<!\\b(?:order|mls|phone|booking|invoice|reservation) )(?:count|number|nr|#)'
const and = '(?: ,| and| &| \\+| plus| , and)'
const added = '(?: (?:added|summed|totalled|totaled)(?: up)?)?'

export const numberAndPrice: readonly Rewording[] = [
  wherever(/^prices?$/, [
    {
      said: new RegExp(
        `(?:the )?${number}${and} (?:the |their )?(?:sum of (?:the |their )?)?total prices?${added}(?= |$)`,
      ),
      meant: () => 'count and total amount',
    },
    {
      said: /(?<=\bhow many [a-z\d ]+?(?: ,)? (?:and|with|plus) )(?:the |their )?total prices?(?= [,.?!]|$| (?:by|per|for each)\b)/,
      meant: () => 'total amount',
    },
  ]),
  wherever(/^sum$/, [
    {
      said: new RegExp(
        `(?:the )?${number}${and} (?:the )?sum(?= of (?:the |our |all )?[a-z ]*(?:orders|refunds|bookings|reservations|stays|sales|purchases)\\b|$| [.?!]| (?:by|per|for each)\\b)`,
      ),
      meant: () => 'count and total amount',
    },
  ]),
]
