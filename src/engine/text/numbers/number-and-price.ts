// "Monthly reservations: number and total price": how many there are and what they come to. A stay has a total price of its own, and the
// number before it would be forgotten; "the total price of the cancelled reservations" is that of all of them.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?<![a-z])(?<!\\b(?:order|mls|phone|booking|invoice|reservation) )(?:count|number|nr|#)'
const and = '(?: ,| and| &| \\+| plus| , and)'
const added = '(?: (?:added|summed|totalled|totaled)(?: up)?)?'

const asking =
  '(?:(?:and|so|ok|okay|please|tell me|give me|i need|i want|what is|what was|whats|what did|how much is|how much was) )*'
const several = '(?:reservations|bookings|stays|cancellations|orders|purchases)'
/** A column beside others, or one for each of them. */
const asColumn =
  /\b(?:each|every|list|show|names?|guests?|individual|for all|titles?|beside|columns?)\b|, (?:along )?with\b/

/** "NY vs LA customers: headcount + avg LTV": how many people. How many came with a booking nobody knows. */
const headcount: Rewriting = {
  said: /(?<=[,:;] |\+ |& |\band |\bplus |\bwith )head ?count(?= (?:,|\+|&|and|plus|\/)| [.?!;]|$)/,
  meant: ({ 0: said }, question) =>
    /\b(?:customers|buyers|shoppers|clients|leads|visitors|prospects)\b/.test(question) &&
    !/\b(?:bookings?|stays?|reservations?|guests?)\b/.test(question)
      ? 'count'
      : said,
}

export const numberAndPrice: readonly Rewording[] = [
  wherever(/^(headcount|head)$/, [headcount]),
  wherever(/^(price|amount)$/, [
    {
      said: new RegExp(
        `^${asking}(?:the )?(?:(?:combined|overall|total) )?total (?<what>price|amount)(?= (?:of|for|on) (?:(?:the|all|our|my|of|those) )*(?:[a-z]+ ){0,3}?${several}(?! and| ,)\\b)`,
      ),
      meant: ({ 0: said, groups }, question) =>
        asColumn.test(question) ? said : `sum of total ${groups?.['what'] ?? ''}`,
    },
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
  // "How many orders are still pending and worth how much".
  wherever(
    [/^worth$/, /^many$/, /^much$/],
    [
      {
        said: /(?<=\bhow many(?: [a-z\d ]+)?)(?: ,)?(?: and)? (?:is |are )?worth how much(?: in total| altogether| all together)?(?= [,.?!]|$)/,
        meant: () => 'and how much are they worth in total',
      },
    ],
  ),
  // "How many refunds this year and how much did they cost us": the money of those very ones.
  wherever(
    [/^cost$/, /^many$/, /^us$/],
    [
      {
        said: /(?<=\bhow many [a-z\d ]*(?:refund|return|cancel)[a-z\d ]*)(?: ,)? and how much (?:did|do|does|has|have) (?:that|they|those|it|this|these)(?: all)? cost us(?: in total| altogether)?(?= [,.?!]|$)/,
        meant: () => 'and how much are they worth in total',
      },
    ],
  ),
  wherever(/^sum$/, [
    {
      said: new RegExp(
        `(?:the )?${number}${and} (?:the )?sum(?= of (?:the |our |all )?[a-z ]*(?:orders|refunds|bookings|reservations|stays|sales|purchases)\\b|$| [.?!]| (?:by|per|for each)\\b)`,
      ),
      meant: () => 'count and total amount',
    },
  ]),
]
