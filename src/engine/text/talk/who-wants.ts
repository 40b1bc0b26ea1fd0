// "Guest on the phone wants California, under 250 a night. What have I got": what somebody asks for is looked for among the things, and
// whoever asks is none of the people on the books.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who =
  '(?:guest|customer|client|shopper|buyer|traveler|traveller|renter|tenant|visitor|lead|family|couple)s?'
const isThere =
  '(?:(?:is|are) (?:on (?:the )?(?:other )?(?:phone|line|hold)|calling|here|waiting) (?:and )?|on (?:the )?(?:other )?(?:phone|line|hold) (?:and )?|(?:just )?(?:called|calling|phoned) (?:and )?)?'
const wants =
  '(?:wants?|needs?|would like|(?:is|are) (?:looking for|after|asking for|hoping for)|looking for|asks? for|asked for)'
/** "Which ones do they want" would still be about people. */
const offered =
  '(?:what (?:have|do|can|could) (?:i|we|you) (?:got|have|offer|show|give)|what is (?:there|available|free|open)|what are (?:my|our|the) options|what fits|(?:have|do) (?:i|we) (?:got|have) (?:anything|something)|anything\\b)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:i have|i have got|got|have) )?(?:(?:an?|one|my|our|the|this|some) )?${who} ${isThere}(?:(?:who|that) )?${wants} (?:to (?:stay|rent|book|buy|see|be) (?:in |at )?)?(?=[^?]* [,.;:-] (?:so |ok |and |now )?${offered})`,
    ),
    meant: () => '',
  },
]

export const whoWants = wherever(
  [/^(what|anything)$/, /^(wants?|needs?|like|looking|after|asks?|asking|asked)$/],
  rules,
)
