// "Guest on the phone wants California, under 250 a night. What have I got": what somebody asks for is looked for among the things, and
// whoever asks is none of the people on the books.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const who =
  '(?:guest|customer|client|shopper|buyer|traveler|traveller|renter|tenant|visitor|lead|family|couple)s?'
const place =
  '(?:on (?:the |a |live |web )*(?:other )?(?:phone|line|hold|chat|zoom|whatsapp)|(?:at|in) (?:the|my|our) (?:desk|counter|door|office|lobby|store|shop|car))'
const calls = `(?:(?:is|are) (?:${place}|calling|here|waiting) (?:and )?|${place} (?:and )?|(?:just )?(?:called|calling|phoned) (?:and )?)`
const isThere = `${calls}?`
const wants =
  '(?:wants?|needs?|would like|(?:is|are) (?:looking for|after|asking for|hoping for)|looking for|asks? for|asked for)'
/** "Which ones do they want" would still be about people. */
const offered =
  '(?:what (?:have|do|can|could) (?:i|we|you) (?:got|have|offer|show|give)|what is (?:there|available|free|open)|what are (?:my|our|the) options|what fits|(?:have|do) (?:i|we) (?:got|have) (?:anything|something)|anything\\b)'

const whose = '^(?:(?:i have|i have got|got|have) )?(?:(?:an?|one|my|our|the|this|some) )?'
const toDo = '(?:to (?:stay|rent|book|buy|see|be) (?:in |at )?)?'

const article = '(?:(?:an?|some|any) (?!few ))?'
/** Whoever asks for homes to buy means those that can be bought: "got any" tells so where there are others. */
const gotAny = 'got any '
const isSaid = /\b(?:market|sale|sold|closed|active|available|pending|contract|expired|withdrawn)\b/

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
      `${whose}(?<who>${who}) ${calls}(?:(?:who|that) )?${wants} ${toDo}${article}(?=[^?]* [.;:-] (?:address|addresses|mls|titles?|names?|list|show|give)\\b)`,
    ),
    meant: ({ groups }, question) =>
      /^(?:buyer|client)/.test(groups?.['who'] ?? '') && !isSaid.test(question) ? 'on the market ' : '',
  },
  {
    said: new RegExp(
      `${whose}${who} ${isThere}(?:(?:who|that) )?${wants} ${toDo}${article}(?=[^?]* [,.;:-] (?:so |ok |and |now )?(?:${offered}|what is on the market))`,
    ),
    meant: (_, question) => (isSaid.test(question) ? '' : gotAny),
  },
]

/** "Client on the line wants 4 beds in Old Town": the wish alone. "Wants to know" asks for something else. */
const wish: Rewriting = {
  said: new RegExp(
    `${whose}(?:${who} ${calls}|(?:buyer|client)s? )(?:(?:who|that) )?${wants} ${toDo}${article}(?!to |the |me |us |his |her |their |my |info|help|know|how )(?=[^?.;:-]*$)`,
  ),
  meant: (_, question) => (isSaid.test(question) ? '' : gotAny),
}

const wanting = /^(wants?|needs?|like|looking|after|asks?|asking|asked)$/

export const whoWants: readonly Rewording[] = [
  wherever([/^(what|anything|address|addresses|mls|titles?|names?|list|show|give)$/, wanting], rules),
  wherever(
    [
      /^(phone|line|hold|chat|zoom|whatsapp|desk|counter|door|office|lobby|store|shop|car|calling|called|phoned|here|waiting|buyers?|clients?)$/,
      wanting,
    ],
    [wish],
  ),
]
