// "How much money did we end up handing back in refunds", "cash that went out in refunds", "how much in refunds did we issue": the
// money of what was refunded, however it is said to leave.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const money = '(?:money|cash|dollars)'
const much = `(?:how much(?: of (?:our|the|my))?(?: ${money})?|how many dollars|what)`
const refunds = '(?:refunds|returns|refunded orders)'
const to = '(?:to (?:our |the )?(?:customers|buyers|shoppers|people|clients|folks))'
const mustGive = '(?:(?:end up|ended up|have to|had to|need to|wind up) )?'
const give =
  '(?:hand|handing|handed|give|giving|given|pay|paying|paid|send|sending|sent|return|returning|returned)'
const as = `(?:in|as|for|through|on|because of) (?:the )?${refunds}`

const returned = '(?:refunded|returned|reimbursed|sent back|given back|paid back|handed back)'

const byAmount: Rewriting['meant'] = ({ groups }) =>
  `had the ${/^(least|lowest)$/.test(groups?.['most'] ?? '') ? 'lowest' : 'highest'} refunded amount`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${much} (?:did|do|have) (?:we|i|they) ${mustGive}${give} (?:back|out) (?:${to} )?${as}(?= |$)`,
    ),
    meant: () => 'how much did we refund',
  },
  {
    said: new RegExp(`\\b${much} (?:did|do|have) (?:we|i|they) ${mustGive}${give} back ${to}(?= |$)`),
    meant: () => 'how much did we refund',
  },
  {
    said: new RegExp(
      `\\b${much} (?:did|do|have) (?:we|i|they) (?:end up|have to|had to|need to) ${give} back(?= |$)`,
    ),
    meant: () => 'how much did we refund',
  },
  {
    said: new RegExp(
      `\\b${much} (?:went out|went back|went|goes out|goes|left|was spent|had to be ${give} back|was ${give} back|got ${give} back|was paid out|flowed back) (?:${to} )?(?:${as}|to ${refunds})(?= |$)`,
    ),
    meant: () => 'how much did we refund',
  },
  {
    said: new RegExp(
      `\\b${much} (?:did|do) (?:the )?${refunds} (?:eat up|eat|take|swallow|come to|amount to|add up to|total)(?= |$)`,
    ),
    meant: () => 'how much did we refund',
  },
  {
    said: new RegExp(
      `\\bhow (?:much|many dollars) in ${refunds} (?:did|do|have|has|had) (?:we|i|they)(?: (?:issue|issued|give|given|pay|paid|hand out|process|processed|make|made|have|had|do))?(?= |$)`,
    ),
    meant: () => 'how much did we refund',
  },
  {
    said: /\b(?<what>refunds|returns) (?:that (?:were|we) )?(?:issued|processed|paid out|handed out|given out)(?= |$)/,
    meant: ({ groups }) => groups?.['what'] ?? '',
  },
  {
    said: /(?<=\bhow many )(?<what>refunds|returns) (?:did|do) (?:we|i|they) (?:issue|process|give|hand out|pay out|make|do)(?= |$)/,
    meant: ({ groups }) => `${groups?.['what'] ?? ''} did we have`,
  },
  // "Customers who were refunded the most money", "which brand had the most money refunded", "who got the most money back".
  {
    said: new RegExp(
      `\\b(?:(?:was|were|is|are|got|get|been|has been|have been|had been) )${returned} the (?<most>most|least|highest|lowest|largest|biggest) (?:${money}|amounts?)(?: (?:in|of) (?:refunds|returns|money|cash|dollars))?(?= |$)`,
    ),
    meant: byAmount,
  },
  {
    said: new RegExp(
      `\\b(?:had|has|have|saw|got|get|gets|received|receive|were given|was given) the (?<most>most|least) ${money} (?:${returned}|back(?: (?:in|as|from|through) ${refunds})?|in ${refunds})(?= (?!from (?!us\\b))|$)`,
    ),
    meant: byAmount,
  },
  {
    said: new RegExp(
      `\\b(?:had to )?(?:gave|give|gives|paid|pays|sent|sends|handed|hands) back the (?<most>most|least) ${money}(?= |$)`,
    ),
    meant: byAmount,
  },
  {
    said: new RegExp(
      `\\b(?:did|do|have) (?:we|i) ${give.replace('return|', 'return|refund|')} (?:back )?the (?<most>most|least) ${money}(?: back)? to(?= [,.?!]|$)`,
    ),
    meant: byAmount,
  },
  // "The dollar amount of refunds", "sum of refunds": of money, and no number of them.
  {
    said: new RegExp(
      `\\b(?:the )?(?:(?:dollar|total dollar|total|cash|money|full) (?:amount|value|sum)|(?:total )?sum) of (?:all )?(?:the |our )?${refunds}(?= |$)`,
    ),
    meant: () => 'refunded amount',
  },
  {
    said: new RegExp(
      `(?<!how much )\\b${money} (?:that (?:was|we) )?(?:given|handed|paid|sent|returned|gave|went)(?: back)? ${to}(?: ${as})?(?= |$)`,
    ),
    meant: () => 'refunded amount',
  },
]

const said = /^(back|refunds|returns|returned|refunded|reimbursed|refund|return|out)$/

export const moneyHandedBack = wherever(said, rules)
