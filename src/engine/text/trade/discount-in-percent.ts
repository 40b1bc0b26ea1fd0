// "What are sold homes giving up off ask on average, in percent", "the average discount, as a percentage of the asking price": a percent
// discount. Told behind, it would be a share of the homes.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ask = '(?:the |their |its )?(?:original )?(?:asking|ask|list|listing)(?: price)?'
const inPercent =
  '(?:in (?:percent|percentages?|%|pct|percentage terms)|as an? (?:percentage|percent|pct|%)|percentage wise|percent wise|% wise)'
const homes =
  '(?:the |our |all )?(?:sold |closed )?(?:homes|houses|properties|listings|sales|solds|closings|sellers|owners)'
const mean = '(?: on (?:average|avg)| typically| usually)?'
const ends =
  '(?= [,.?!]|$| (?:by|per|in|for|this|last|over|across|with|grown|grow|up|down|changed|compared|vs|versus|shrunk)\\b)'

/** The average where none is said, which is no median of theirs. */
const average = (question: string): string => (/\bmedian\b/.test(question) ? '' : 'average ')

/** "How far apart are ask and sold on average", "avg disc $ and %": one number, or both of them. */
const apartAndBoth: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow far apart (?:are|were|is|do) (?:the )?(?:${ask} (?:and|from) (?:the )?(?:sold|sale|selling|closing|final)(?: price)?s?|(?:sold|sale|selling|closing|final)(?: price)?s? (?:and|from) ${ask}s?)(?: (?:get|come|end up))?(?: (?:on (?:average|avg)|typically|usually))?(?= [,.?!]|$| (?:in|by|per|for|this|last)\\b)`,
    ),
    meant: () => 'what is the average discount',
  },
  {
    said: /\b(?<mean>average |avg |median |mean )?(?:discounts?|disc) (?:in )?(?:\$|dollars) (?:and|&|\+|,) (?:in )?(?:%|percent|pct)(?= [,.?!]|$| (?:by|per|in|for|this|last|ytd)\b)/,
    meant: ({ groups: { mean = '' } = {} }) => `${mean}discount and ${mean}percent discount`,
  },
]

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:so |and |ok )*(?:what|how much) (?:are|were|do|did|have) ${homes} (?:(?:giving|give|given|gave) (?:up|away)|knocking|knock|taking|take|coming down|leaving)(?: on the table)? (?:off|from|below|on|against) ${ask}${mean}(?: ,)? ${inPercent}(?: ,)?${mean}(?: ,)?${ends}`,
    ),
    meant: (_, question) => `what is the ${average(question)}percent discount of sold homes `,
  },
  {
    said: new RegExp(
      `\\bhow (?:much|far) (?:below|under|off) ${ask} (?:do|does|did|are|have) ${homes} (?:sell|sold|go|gone|went|close|closed|selling|going|closing)(?: for)?${mean}(?: ,)? ${inPercent}(?: of ${ask})?(?: ,)?${mean}(?: ,)?${ends}`,
    ),
    meant: (_, question) => `what is the ${average(question)}percent discount `,
  },
  {
    said: new RegExp(
      `\\b(?<mean>average |avg |median |mean |typical )?discounts?(?: (?:off|from|on) ${ask})? , ${inPercent}(?: of ${ask})?(?: ,)?${ends}`,
    ),
    meant: ({ groups = {} }) => `${groups['mean'] ?? ''}percent discount `,
  },
  {
    said: new RegExp(
      `(?<=\\b(?:percent discount|discount percent)) of ${ask}(?= [,.?!]|$| (?:by|per|in|this|last|grown|up|down|vs|versus|compared)\\b)`,
    ),
    meant: () => '',
  },
]

export const discountInPercent: readonly Rewording[] = [
  wherever([/^(apart|discounts?|disc)$/, /^(far|%|percent|pct)$/], apartAndBoth),
  wherever([/^(discounts?|off|below|under|from)$/, /^(percent|percentages?|%|pct|percentage)$/], rules),
]
