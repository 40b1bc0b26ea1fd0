// "Gift card orders ytd: count, total": how many there are and what they come to; "total" alone would be the count once more.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /(?<=[:,-] (?:#|count|how many)) (?:,|and|&|\+|plus) (?:total|value|amount|dollars|money|dollar total|dollar amount|dollar value|total \$|total dollars|total value)(?= [.?!]|$| (?:by|per)\b)/,
    meant: () => ' and total amount',
  },
]

const isOfSales = /\b(?:sold|sales|sell|selling|orders?|ordered|bought|revenue)\b/

/** "Inventory by category: units, value": of what is there. */
const inventory: readonly Rewriting[] = [
  {
    said: /(?<=^(?:the |our )?(?:inventory|stock)(?: (?:by|per) [a-z]+)? : (?:[a-z]+ , )?)(?:units|pieces|quantity|qty)(?= [,.]|$| and\b)/,
    meant: ({ 0: said }, question) => (isOfSales.test(question) ? said : 'units in stock'),
  },
  {
    said: /(?<=^(?:the |our )?(?:inventory|stock)(?: (?:by|per) [a-z]+)? : .*\bunits in stock (?:,|and) )(?:total )?(?:retail |dollar )?(?:value|worth|\$)(?= [,.]|$| (?:by|per)\b)/,
    meant: () => 'stock value',
  },
]

export const countAndTotal = [
  wherever([/^(#|count|many)$/, /^(total|value|amount|dollars?|money)$/], rules),
  wherever([/^(inventory|stock)$/, /^(units|pieces|quantity|qty)$/], inventory),
]
