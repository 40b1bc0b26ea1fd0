// "Average revenue per listing, homes without income included": such an average is over all of them anyway, and not over those alone
// that have none. Of people it is over those who came, and the words are left to be refused.
import { wherever } from '#engine/text/rewritten.ts'

const things = '(?:home|house|listing|property|propertie|place|product|item|sku)s?'
const none =
  '(?:without|with (?:no|zero|0|nothing in)|(?:that|which) (?:have|had|made|got|earned|saw|brought in) (?:no|zero|0)|having (?:no|zero|0))(?: any| a)? (?:income|revenue|sales?|earnings|bookings?|stays?|reservations?|orders?|nights?|inquir(?:y|ies)|views?)'
const also = '(?: too| as well| also)?'
const included = '(?:(?:are |is )?(?:included|counted|counted in|in it|in there)|count(?: in)?)'
const including =
  '(?:including|incl|include|also counting|counting also|counting|count|with) (?:also )?(?:all |the )?'

const isMeanOfThings = new RegExp(
  `\\b(?:average|avg|mean)\\b.*\\b(?:per|for each|for every) (?:[a-z]+ )?${things}(?= |$)`,
)

export const emptyOnesIncluded = wherever(
  [/^(average|mean)$/, /^(per|each|every)$/],
  [
    {
      said: new RegExp(
        ` ?[,(;:]? ?(?:and )?(?:${including}(?:${things}|those|ones) ${none}${also}|(?:the |also |with )?(?:${things}|those|ones) ${none}${also} ${included}${also})(?: \\))?(?= [.?!,]|$)`,
      ),
      meant: ({ 0: said }, question) => (isMeanOfThings.test(question.split(said)[0] ?? '') ? '' : said),
    },
  ],
)
