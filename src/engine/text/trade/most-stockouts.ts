// "Worst brand for stockouts by number of out-of-stock SKUs", "whose products are out of stock the most? One brand": who has most of them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const group = '(?<group>brand|category)'
const skus = '(?:skus?|products?|items?|titles?|articles?)'
const byNumber = `(?:(?: ,)? (?:by|in|counting)(?: the)?(?: number of)?(?: out of stock| sold out)? (?:${skus}|number))?`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:what|which) is )?(?:the |our )?(?<end>worst|top|biggest) ${group} (?:for|in|by|with|at) (?:stock ?outs?|sold out ${skus}|out of stocks?)${byNumber}(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `which ${groups['group'] ?? ''} has the most out of stock products`,
  },
  {
    said: new RegExp(
      `^whose ${skus} (?:are|is) (?:out of stock|sold out) (?:the )?most(?: often)? [?.,:] (?:just |only )?(?:one|the|top|which) ${group}${byNumber}(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `which ${groups['group'] ?? ''} has the most out of stock products`,
  },
]

export const mostStockouts = wherever([/^(stock|stockouts?|out|sold)$/, /^(brand|category)$/], rules)
