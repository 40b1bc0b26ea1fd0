// "List price times quantity less what was charged", "how much less did people pay than price times quantity": how a discount is
// reckoned. Where discounts are named as well it is said once, where they are not these are the words for them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const times = '(?:times|x|\\*|multiplied by)'
const bought = '(?: (?:they|people|customers) (?:took|bought|ordered|got)| (?:ordered|bought|sold))?'
const quantity = `(?:the )?(?:quantity|qty|units|pieces|number of units)${bought}`
const price =
  '(?:the |its |their )?(?:products? |products s |item |items )?(?:list |full |unit |product |sticker |catalog |regular )?price'
const full = `(?:${quantity} ${times} ${price}|${price} ${times} ${quantity})`
const charged =
  '(?:what (?:was|we|they|people|customers|buyers|got|is) (?:have |had |has |were )?(?:actually |really |finally |in the end )?(?:charged|paid|pay|collected|billed|took in)(?: (?:for it|for them|us|in the end))?|the (?:total )?amount(?: that was| we)? ?(?:actually )?(?:charged|paid|collected)|(?:the )?amount (?:charged|paid))'
const minus = '(?:, )?(?:less|minus)'
const given = /\b(?:discount|discounts|given away|give away|gave away|giving away|knocked off)\b/
const named = (formula: string, question: string, otherwise: string): string =>
  given.test(question.replace(formula, ' ')) ? '' : otherwise
const takes = '(?:i mean|that is|meaning|take|taking|as in|i e|so|counted as|reckoned as|computed as|being)'

const rules: readonly Rewriting[] = [
  // "What have discounts cost us? Take list price times quantity less the amount charged": said once more.
  {
    said: new RegExp(`(?: [,.?!:;(-])? ?(?:\\b${takes} )?(?:the )?${full} ${minus} ${charged}(?: \\))?`),
    meant: ({ 0: formula }, question) => named(formula, question, ' the total discount'),
  },
  {
    said: new RegExp(` (?:compared (?:with|to)|against|versus|vs|relative to|measured against) ${full}`),
    meant: ({ 0: formula }, question) => named(formula, question, formula),
  },
  {
    said: new RegExp(
      `\\b(?:take (?<rows>(?:the |all )?(?:[a-z]+ )?orders(?: (?:this|last|from|of|in|for) [a-z0-9]+(?: \\d{4})?)?) and )?(?:add up |sum up |sum |total )?(?:the )?(?:gap|difference) between (?:${full} and ${charged}|${charged} and ${full})`,
    ),
    meant: ({ groups }) =>
      `the total discount${groups?.['rows'] === undefined ? '' : ` on ${groups['rows']}`}`,
  },
  // "How much less did people pay in total than the price times the quantity they took".
  {
    said: new RegExp(
      `\\bhow much less (?:did|have|has) (?:people|customers|buyers|shoppers|they|we) (?:pay|paid|charge|charged|take in)(?: (?:us|in total|overall|altogether))* than(?: , (?:well|say|um|uh) ,)? ${full}`,
    ),
    meant: () => 'how much did we give away in discounts',
  },
]

export const discountFormula = wherever([/^(price|prices)$/, /^(times|x|\*|multiplied)$/], rules)
