// "Guest on the phone wants California, under 250 a night. What have I got": what somebody asks for is looked for among the things, and
// whoever asks is none of the people on the books.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who =
  '(?:guest|customer|client|shopper|buyer|traveler|traveller|renter|tenant|visitor|lead|family|couple)s?'
const calls =
  '(?:(?:is|are) (?:on (?:the )?(?:other )?(?:phone|line|hold)|calling|here|waiting) (?:and )?|on (?:the )?(?:other )?(?:phone|line|hold) (?:and )?|(?:just )?(?:called|calling|phoned) (?:and )?)'
const isThere = `${calls}?`
const wants =
  '(?:wants?|needs?|would like|(?:is|are) (?:looking for|after|asking for|hoping for)|looking for|asks? for|asked for)'
/** "Which ones do they want" would still be about people. */
const offered =
  '(?:what (?:have|do|can|could) (?:i|we|you) (?:got|have|offer|show|give)|what is (?:there|available|free|open)|what are (?:my|our|the) options|what fits|(?:have|do) (?:i|we) (?:got|have) (?:anything|something)|anything\\b)'

const whose = '^(?:(?:i have|i have got|got|have) )?(?:(?:an?|one|my|our|the|this|some) )?'
const toDo = '(?:to (?:stay|rent|book|buy|see|be) (?:in |at )?)?'

const rules: readonly Rewriting[] = [
  // "Buyer wants Old Town, what have we got": what can be bought, and not what was sold.
  {
    said: new RegExp(
      `(?<=${whose}buyers? .* [,.;:-] (?:so |ok |and |now )?)what (?:have|do|can) (?:i|we|you) (?:got|have|offer|show)(?=(?: for (?:her|him|them|that|this|it))? ?[?.]?$)`,
    ),
    meant: () => 'what is on the market',
  },
  // "Buyer on the phone wants a pool, at least 3 beds. Addresses with ask": what is shown of what fits.
  {
    said: new RegExp(
      `${whose}${who} ${calls}(?:(?:who|that) )?${wants} ${toDo}(?=[^?]* [.;:-] (?:address|addresses|mls|titles?|names?|list|show|give)\\b)`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(
      `${whose}${who} ${isThere}(?:(?:who|that) )?${wants} ${toDo}(?=[^?]* [,.;:-] (?:so |ok |and |now )?(?:${offered}|what is on the market))`,
    ),
    meant: () => '',
  },
]

export const whoWants = wherever(
  [
    /^(what|anything|address|addresses|mls|titles?|names?|list|show|give)$/,
    /^(wants?|needs?|like|looking|after|asks?|asking|asked)$/,
  ],
  rules,
)
