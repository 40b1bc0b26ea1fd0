// "How did we do in Q3", "how is Aspen doing this year": told by the money, for a time that is named, or by the number that is.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const verb = '(?:do|doing|done|perform|performing|performed|fare|faring|fared)'
/** A number of its own is followed up, and not told by money; "how did we do on refunds" names another. */
const numbers = `(?!(?:\\S+ ){0,3}?(?:${[
  'prices?|rates?|ratings?|reviews?|bookings?|reservations?|orders?|purchases|refunds?|returns?|cancellations?|nights?|stays?',
  'visits?|visitors|views|sessions|searches|leads?|inquiries|listings?|closings?|units?|stock|inventory|occupancy|conversion|who|it|they|that|those|these',
].join('|')}) )`
/** "How did we do in 2025, bookings and revenue", "bookings wise": the numbers are named behind it. */
const holiday =
  '(?:black friday|black fri|cyber monday|cyber mon|christmas|xmas|thanksgiving|halloween|valentines?|new years?|easter|labor day|memorial day|prime day)'
const alone = '(?!.*(?: [,:;–—-] |wise\\b))'
const time = `${alone}(?= (?:in(?! terms)|last|this|during|since|so far|ytd|yesterday|today|for (?:the|this|last|q\\d)|over (?:the|this|last)|compared|versus|vs|against|q[1-4]|(?:on |over )?(?:the )?${holiday})\\b)`

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

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)'
/** "How was black friday last year", "how is november going compared to last november": a time that is asked for is told by its money. */
const ofTime: Rewriting = {
  said: new RegExp(
    `^(?:so )?how (?:was|is|did|does|were) (?<when>(?:our |the )?(?:(?:this |last )?(?:${holiday}(?: (?:eve|day|week|weekend|season))?|${month})|this (?:week|month|quarter|year)|last (?:week|month|quarter|year))(?: 20\\d\\d| this year| last year)?)(?: (?:go|going|been going|turn out|turning out|shape up|shaping up|look|looking|do|doing|coming along|for us|so far)){0,2}(?<then>(?: this year| last year| 20\\d\\d| so far)?)(?= [?.!]|$| (?:compared|versus|vs|against|next to)\\b)${alone}`,
  ),
  // How july looks is asked of the one to come.
  meant: ({ 0: said, groups = {} }) =>
    /\b(?:look|shap)/.test(said) && !/^(?:our )?this /.test(groups['when'] ?? '')
      ? said
      : `our revenue ${groups['when'] ?? ''}${groups['then'] ?? ''}`,
}

/** "What did we do on black friday, just the dollars". */
const inDollars: Rewriting = {
  said: /^what did we do (?<when>[^,;:?]{3,40}?)(?: ,| -| :)? (?:in (?:dollars|dollar terms|sales|revenue|sales dollars)|(?:just |only )(?:the )?(?:dollars|dollar amount|dollar figure|money|revenue|sales))(?= [?.!]|$)/,
  meant: ({ groups = {} }) => `our revenue ${groups['when'] ?? ''}`,
}

const ofTimes = wherever([/^how$/, /^(was|is|did|does|were)$/], [ofTime])
const ofDollars = wherever([/^what$/, /^(dollars?|money|revenue|sales)$/], [inDollars])

const ofThings = wherever(
  [
    /^how$/,
    /^(do|doing|done|perform|performing|performed|fare|faring|fared|compare|compared|comparing|stack|rank)$/,
  ],
  rules,
)

export const howItDid: readonly Rewording[] = [ofThings, ofTimes, ofDollars]
