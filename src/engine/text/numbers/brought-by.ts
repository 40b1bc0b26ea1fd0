// "Nights booked by guests checking in last month, in total": who did it, and no group. One number is asked for, in so many words.
import { wherever } from '#engine/text/rewritten.ts'

const people = '(?:guests|customers|buyers|shoppers|clients|people|leads|visitors|prospects)'
const done =
  '(?:booked|spent|paid|placed|made|ordered|bought|purchased|stayed|brought in|generated|contributed|earned|sent|cancell?ed|reserved)'
const total = '(?:total|in total|altogether|in all|all together|combined|overall|one number|in sum|all told)'
/** "By customers, each one's total". */
const apart = /\b(?:each|every|per|top|rank|ranked|most|least|highest|lowest|list|who is|which|average|avg)\b/

export const broughtBy = wherever(
  [/^by$/, /^(total|altogether|all|together|combined|overall|number|sum)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b${done} )by (?=(?:the |our |all |all the |all our )?${people}\\b(?: [^,]+)?(?: ,)? ${total}(?: please)?(?: [.?!]|$))`,
      ),
      meant: ({ 0: said }, question) => (apart.test(question) ? said : 'from '),
    },
    {
      said: new RegExp(
        `(?<=^(?:(?:what|is|was|the|our|show|give|me) )*(?:total|combined|overall) [a-z]+ ${done} )by (?=(?:the |our |all |all the |all our )?${people} (?:who|that|[a-z]+ing)\\b)`,
      ),
      meant: ({ 0: said }, question) => (apart.test(question) ? said : 'from '),
    },
  ],
)
