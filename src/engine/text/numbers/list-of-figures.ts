// "Refunds last month: count, total, average", "sold this year: how many, total dollars, avg DOM": figures that stand alone in a list are of
// the money. Read by the word beside them, one of them would get lost.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const opens = '(?<=: (?:[^:?!.]* )?(?:(?<=[:,] )|(?<=(?:[:,]|and|plus|&|\\+) (?:and |plus |the )?)))'
const ends = '(?= [,.?!;]| (?:and|plus|&|\\+) |$)'

const total: Rewriting = {
  said: new RegExp(
    `${opens}(?:total|sum|grand total|sum total|total dollars?|dollars|dollar total|total money)${ends}`,
  ),
  meant: () => 'total $',
}
/** The average of orders has a name of its own; of those that were refunded it is none. */
const ofOrders = /^(?!.*\b(?:refunded|returned|cancelled|canceled|pending)\b).*\b(?:orders|purchases)\b.*:/
const mean: Rewriting = {
  said: new RegExp(`${opens}(?:average|mean)${ends}`),
  meant: (_, question) => (ofOrders.test(question) ? 'average order value' : 'average $'),
}
/** "Total $ and average order value" would be one number. */
const apart: Rewriting = {
  said: /(?<=: .*\btotal \$) and (?:the )?(?=(?:average|mean)\b)/,
  meant: () => ' , ',
}
const number: Rewriting = { said: new RegExp(`${opens}number${ends}`), meant: () => 'count' }

/** "Actives by area: count, average, median": of homes it is that of the price. */
const ofHomes =
  /\b(?:actives|pendings|solds|closings|expireds|withdrawns|homes|houses|under contract|for sale|on the market)\b.*:/
const middle: Rewriting = {
  said: new RegExp(`${opens}median${ends}`),
  meant: ({ 0: said }, question) => (ofHomes.test(question) ? 'median price' : said),
}

/** "Orders: order number, date, total" are columns of each of them. */
const counts =
  /[:,] (?:the )?(?:count|number|how many|#|average|mean|median)(?= [,;]| and | of | [a-z$]+(?: [a-z]+)? (?:,|and)| .*$|$)/
const isRow =
  /[:,] (?:the )?(?:address|name|guest|guests|date|status|order number|email|title|customer|city|state|brand|category)(?= [,.?!]|$| and )/

export const listOfFigures = wherever(
  [/^:$/, /^(total|sum|dollars?|number|median)$/],
  (tokens: readonly Token[]) => {
    const text = tokens.map(one => one.text).join(' ')
    const list = text.slice(text.indexOf(':'))
    return counts.test(list) && !isRow.test(list)
      ? rewritten(tokens, [number, total, apart, mean, middle])
      : tokens
  },
)
