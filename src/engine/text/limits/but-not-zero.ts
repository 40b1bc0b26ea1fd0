// "Running low, like ten or less but not zero": so many of something that is counted, and at least one.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const number = '(?<much>\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty)'
const some =
  '(?: ,)? (?:but|and|though|yet) (?:(?:is |are )?(?:not (?:zero|0|none|nothing|empty|out of stock|sold out)|(?:more than|over|above) (?:zero|0|none))|at least (?:one|1))'

/** Half a percent or a rating of 0.5 lies below one, and is not nothing. */
const isCounted =
  /\b(?:stock|units?|pieces?|left|inventory|reviews?|orders?|purchases?|stays|bookings?|reservations?|nights|inquiries|baths|beds|bedrooms|days on market)\b/
const isMeasured = /\b(?:%|percent|pct|dollars?|rating|rated|discount|price|rate|revenue|spent)\b|%|\$/

const between = (said: string, much: string, question: string): string =>
  isCounted.test(question) && !isMeasured.test(question) ? `between 1 and ${much}` : said

export const butNotZero: readonly Rewording[] = [
  wherever(
    [/^how$/, /^many$/, /^(left|stock|hand)$/],
    [
      {
        said: /(?<=\b(?:products|items|skus|everything|anything|stuff|goods)\b.* )with how many (?:(?:units|pieces) )?(?:are|is|we have|they have|there are)(?: still)? (?:left|in stock|on hand)(?= [,.?!]|$)/,
        meant: () => 'with stock quantity',
      },
    ],
  ),
  wherever(
    [/^(running|getting|low)$/, /^(less|fewer|under|most)$/],
    [
      {
        said: /\b(?:(?:that |which )?(?:is |are )?(?:running|getting) )low(?: on stock| in stock)?(?: ,)? (?:(?:like|say|so|meaning|i e|as in|with|at) )*(?=(?:at most |no more than )?(?:\d+|[a-z]+)(?: or (?:less|fewer))?(?: ,)? (?:but|and|though|yet) (?:is |are )?not (?:zero|0|none|out of stock|sold out)\b)/,
        meant: () => 'with stock ',
      },
    ],
  ),
  wherever(
    [/^(less|fewer|most)$/, /^(but|and|though|yet)$/, /^(zero|0|none|nothing|empty|one|1|stock|sold)$/],
    [
      {
        said: new RegExp(`(?:\\bof )?\\b${number} or (?:less|fewer)${some}(?= [,.?!]|$| [a-z])`),
        meant: ({ 0: said, groups }, question) => between(said, groups?.['much'] ?? '', question),
      },
      {
        said: new RegExp(`\\b(?:at most|no more than) ${number}${some}(?= [,.?!]|$| [a-z])`),
        meant: ({ 0: said, groups }, question) => between(said, groups?.['much'] ?? '', question),
      },
    ],
  ),
]
