// "How did we do in Q3", "how is Aspen doing this year": told by the money, for a time that is named, or by the number that is.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const verb = '(?:do|doing|done|perform|performing|performed|fare|faring|fared)'
/** A number of its own is followed up, and not told by money; "how did we do on refunds" names another. */
const numbers = `(?!(?:\\S+ ){0,3}?(?:${[
  'prices?|rates?|ratings?|reviews?|bookings?|reservations?|orders?|purchases|refunds?|returns?|cancellations?|nights?|stays?',
  'visits?|visitors|views|sessions|searches|leads?|inquiries|listings?|closings?|units?|stock|inventory|occupancy|conversion|who|it|they|that|those|these',
].join('|')}) )`
/** "How did we do in 2025, bookings and revenue", "bookings wise": the numbers are named behind it. */
const alone = '(?!.*(?: [,:;–—-] |wise\\b))'
const time = `${alone}(?= (?:in(?! terms)|last|this|during|since|so far|ytd|yesterday|today|for (?:the|this|last|q\\d)|over (?:the|this|last)|compared|versus|vs|against|q[1-4])\\b)`

/** "How did each state do last year in terms of cancellations", "how do the brands compare on units sold": that number of each. */
const ofEach: Rewriting = {
  said: /^(?:so )?how (?:did|do|does|is|are|have|has|were) (?:(?:each|every) (?:one )?(?:of the |of our )?|(?:all (?:of )?)?(?:the|our) (?=(?:[a-z]+ )?[a-z]+s ))(?<what>[a-z]+(?: [a-z]+)?) (?:been )?(?:do|doing|done|perform|performing|performed|fare|faring|fared|compare|compared|comparing|stack up|rank)(?<time>(?: (?!on |by )[a-z\d]+){0,6}?) (?:in terms of|on|when it comes to|by|measured by) (?:the )?(?<number>[a-z][^,;?.]*?)(?= [?.!]|$)/,
  meant: ({ groups = {} }) => `${groups['number'] ?? ''} by ${groups['what'] ?? ''}${groups['time'] ?? ''}`,
}

const rules: readonly Rewriting[] = [
  ofEach,
  {
    said: new RegExp(
      `^(?:so )?how (?:did|are|is|have|has|were|was) (?:we|things|business|the business|our business|the company)(?: been)? ${verb}${time}`,
    ),
    meant: () => 'our revenue',
  },
  {
    said: new RegExp(
      `^(?:so )?how (?:did|are|is|have|has|were|was) ${numbers}(?:the |our )?(?<what>(?:[a-z'&]+ ){1,4}?)(?:been )?${verb}${time}`,
    ),
    meant: ({ groups }) => `revenue of ${(groups?.['what'] ?? '').trim()}`,
  },
]

export const howItDid = wherever(
  [
    /^how$/,
    /^(do|doing|done|perform|performing|performed|fare|faring|fared|compare|compared|comparing|stack|rank)$/,
  ],
  rules,
)
