// "Value of the active inventory at list price", "what is everything under contract worth at ask", "dollar value of pendings", "how much
// is in escrow in dollars": what all of them ask for together, of which a list of them or their number would tell nothing.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const standing = 'under contract|in escrow|in contract|for sale|up for sale|on the market'
const state = `(?:${standing}|pending|active|available)`
const homes = '(?:homes|houses|listings|properties)'
const now = '(?: (?:now|right now|today|currently|at the moment|at present|as of (?:now|today)))?'
const all = '(?:the |our |all |all of |every one of |whole |entire |current |currently |total )*'
const place = '(?<place>(?:(?!of |in |at |and |or |average |median |each |every )[a-z]+ ){0,3}?)'
const kind = `(?<kind>actives|pendings|(?:active|pending) (?:${homes}|inventory|deals|sales|contracts|stuff|ones))`
const these = `(?<these>(?:everything|all|${homes}|stuff|the stuff|whatever(?: is)?|what is)(?: (?:that is|that are|we have|we have got|we got|currently|now))* ${state})`
const things = `${all}(?:${place}${kind}|${these})`
const together =
  '(?: (?:together|altogether|combined|in total|in all|all told|all together|in dollars|in money|total))*'
const atAsk =
  '(?: (?:(?:at|by|going by) (?<ask>(?:full |current )?(?:ask|asking|list|listing)(?: prices?)?)))?'
const ends = '(?= [,.?!:;]|$| (?:by|per|in|for|each|across|with|right|broken|split|and)\\b)'
const worth = '(?:value|worth|dollar value|dollar amount|dollars|\\$ value|dollar volume|money)'

const summed = ({ groups = {} }: RegExpExecArray): string => {
  const what = (groups['kind'] ?? '').replace(/^(active|pending) .*/, '$1 listings')
  const held = `homes ${groups['these']?.replace(/^.*?(?=(?:up )?for sale$|on the|under|in (?:escrow|contract)$|pending$|active$|available$)/, '') ?? ''}`
  const named = groups['these'] === undefined ? `${groups['place'] ?? ''}${what}` : held
  return `total ${groups['ask'] === undefined ? 'value' : 'asking price'} of ${named}`
}

const rules: readonly Rewriting[] = [
  // "Value of the active inventory at list price, per subdivision".
  {
    said: new RegExp(
      `(?<!\\b(?:average|avg|median|mean|typical|highest|lowest|biggest|most|least|stock|asking|ask|list) )\\b(?:(?:what|how much) is )?(?:the )?(?:total |combined |overall |aggregate )?${worth} (?:of|in|for) ${things}${together}${now}${atAsk}${now}${together}${ends}`,
    ),
    meant: summed,
  },
  // "What is everything under contract worth at ask".
  {
    said: new RegExp(
      `\\b(?:what|how much) (?:is|are) ${things}${now}${together} worth${together}${now}${atAsk}${now}${together}${ends}`,
    ),
    meant: summed,
  },
  // "Pending dollars by area", "active listing value at ask".
  {
    said: new RegExp(
      `^(?:(?:show|give|show me|give me|what is) )?(?:the )?(?:total )?${place}${kind.replace('?:active|pending) (?:', '?:active|pending) (?:listing|')} (?:total )?(?:value|dollars|dollar value|dollar volume|volume)${atAsk}${ends}`,
    ),
    meant: summed,
  },
  {
    said: new RegExp(
      `^(?:(?:show|give|show me|give me|what is) )?(?:the )?(?:total )?(?<kind>active|pending) (?:dollars|value|volume|dollar value|dollar volume)${atAsk}${ends}`,
    ),
    meant: summed,
  },
  // "How much is in escrow right now in dollars", "dollar amount under contract".
  {
    said: new RegExp(
      `\\b(?:how much money|how many dollars|(?:the )?(?:total )?(?:dollar amount|dollars|money|dollar value)) (?:is |are |do we have |have we got |we have )?(?:currently |now )?(?<these>${standing})${now}${atAsk}${together}${ends}`,
    ),
    meant: summed,
  },
  {
    said: new RegExp(
      `\\bhow much (?:is|do we have|have we got) (?:currently |now )?(?<these>${standing})${now} in (?:dollars|money)${atAsk}${now}${ends}`,
    ),
    meant: summed,
  },
]

/** "How many pendings and what are they worth": those very ones, and not a price of each. */
const worthOfThem: Rewriting = {
  said: new RegExp(
    `(?<=\\bhow many (?<said>[a-z\\d ]*?(?:pendings|actives|listings|homes|houses|properties|solds|sales|closings|under contract|in escrow)\\b[a-z\\d ]*))(?: ,)? and (?:what|how much) (?:are|were|is) (?:they|those|these|it|that)(?: all)? worth${together}(?= [,.?!]|$| (?:by|per|in each|for each)\\b)`,
  ),
  meant: ({ groups = {} }) =>
    /\b(?:sold|solds|sales|closed|closings)\b/.test(groups['said'] ?? '')
      ? ' and sales volume'
      : ' and total value',
}

export const worthOfHomes = wherever(/^(value|worth|dollars?|money|volume)$/, [worthOfThem, ...rules])
