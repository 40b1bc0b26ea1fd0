// "When did the house at 475 Boathouse Road close, and for how much": one home, its day and its price. Named as a house, it would only
// be shown.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const home = '(?:the |our |that )?(?:house|home|place|property|listing|condo|one)'
const close = '(?<verb>close|sell|settle)'
const much =
  '(?: ,)? and (?:for how much|(?:for|at) what(?: price| amount)?|what(?: price)? (?:did it (?:sell|go|close) (?:for|at)|was (?:the|its) (?:sold |sale |closing )?price)|how much did it (?:sell|go|close) for)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:when|(?:on )?what (?:day|date)) did (?:${home} (?:at|on) )?(?<where>(?:mls )?\\d+(?: [a-z]+){0,4}?) ${close}(?<much>${much})?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      groups['much'] === undefined
        ? `when did ${groups['where'] ?? ''} close`
        : `when did ${groups['where'] ?? ''} close and what did it sell for`,
  },
  // "What did MLS 211456 close for and when".
  {
    said: new RegExp(
      `(?<=\\bdid (?:${home} (?:at|on) )?(?:mls )?\\d+(?: [a-z]+){0,4}? )(?:close|settle) (?:for|at)(?= and when| [.?!]|$)`,
    ),
    meant: () => 'sell for',
  },
]

/** "Average price by close month": of what closed; the others have no such month. */
const closeMonth: Rewriting = {
  said: /\b(?<by>by|per|each|every|for each) (?:the )?(?:close|closing|closed|sale|sold) (?<unit>month|quarter|year|week)(?= [,.?!]|$| (?:for|in|of|with|since|and)\b)/,
  meant: ({ groups = {} }, question) => {
    const { by = '', unit = '' } = groups
    return `${by} ${unit}${/\b(?:closings|sales|solds|volume|sale)\b/.test(question.replace(/\bsale (?:month|quarter|year|week)/, '')) ? '' : ' closed'}`
  },
}

/** "% of closings that sold below ask": all of them did. */
const shareOfSales: Rewriting = {
  said: /^(?:(?:what|which) )?(?:%|percent|percentage|share) of (?:the |our |all )*(?:closings|sales|solds|deals) (?:that|which) (?:sold|closed|went|were sold) (?=(?:for )?(?:more|less|over|under|above|below|at|within)\b)/,
  meant: () => 'what share of sales closed ',
}

/** "Homes that closed in 2025 sold within a week": the second verb tells how, and counts no other homes. */
const soldAgain: Rewriting = {
  said: /(?<=\b(?:homes|houses|properties|listings|places|ones|those) (?:that |which )?(?:have |had )?(?:closed|sold|settled)(?: (?:in|during|this|last|since|over|between|the|past|first|second|half|of|year|month|quarter|week|months|\d+|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]))+ )(?:that |which |were |was )*(?:sold|closed) (?=(?:within|in (?:under|over|less|more|fewer|at most|\d|a)|under|over|above|below|at|for|after|with|to)\b)/,
  meant: () => 'went ',
}

const it = '(?<it>(?:mls |#|number )*\\d{6}|(?:the (?:house|home|place) (?:at|on) )?\\d+(?: [a-z]+){1,4}?)'
const sat =
  '(?: ,)? and (?:how many days|(?:for )?how long) (?:(?:was|had|has) it (?:been )?(?:sitting |listed |up )?(?:on (?:the )?market|listed|for sale|sitting)?|(?:did )?it (?:sit|sat|take|took|stay|last)(?: to sell| on (?:the )?market| there)*)'

/** "What did MLS 226820 close for and how many days did it sit": both, of that one. */
const priceAndDays: Rewriting = {
  said: new RegExp(
    `^(?:(?:and|so|please|tell me|show me) )*(?:what|how much) (?:did ${it} (?:close|sell|go)|${it.replace('<it>', '<other>')} (?:closed|sold|went)) (?:for|at)${sat}(?= [.?!]|$)`,
  ),
  meant: ({ groups = {} }) => `sold price and days on market of ${groups['it'] ?? groups['other'] ?? ''}`,
}

export const whenItClosed: readonly Rewording[] = [
  wherever([/^(when|what)$/, /^(close|sell|settle)$/], rules),
  wherever([/^(what|how)$/, /^(long|days)$/, /^\d+$/], [priceAndDays]),
  wherever([/^(month|quarter|year|week)$/, /^(close|closing|closed|sale|sold)$/], [closeMonth]),
  wherever(
    [/^(closed|sold|settled)$/, /^(within|in|under|over|above|below|at|for|after|with)$/],
    [soldAgain],
  ),
  wherever([/^(that|which)$/, /^(sold|closed|went)$/, /^(%|percent|percentage|share)$/], [shareOfSales]),
]
