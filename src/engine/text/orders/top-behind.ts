// "Orders by customer with average order value, top 10": the first ten rows of the table that was described. Heard as a ranking, it would
// rank by the second number and lose the first.
import { wherever } from '#engine/text/rewritten.ts'

const count = '(\\d{1,2}|three|four|five|six|seven|eight|nine|ten|twenty)'
const top = `, (?:only |just )?(?:the )?top ${count}(?: only| please)?(?= ?[.?!]?$)`
const head = '^(?:show me |show |list |give me )?(?:the |our |my )?'

export const topBehind = wherever(/^top$/, [
  // "Customers by number of orders, top 10".
  {
    said: new RegExp(
      `${head}([a-z]+s) by ((?:number|count|total|amount) of [a-z ]+?)( ,? ?(?:with|and|plus) [^,]+)? ${top}`,
    ),
    meant: ([, what, number, beside, many]) =>
      `top ${many ?? ''} ${what ?? ''} by ${number ?? ''}${beside ?? ''}`,
  },
  {
    said: new RegExp(
      `(?<=^(?:[a-z]+ )?[a-z]+s (?:by|per) (?!number |count |total |amount )[a-z]+(?: [a-z]+)? ,? ?(?:with|plus|and (?=(?:the |their |its )?(?:average|avg|median|mean|total|number|count|share|sum|%)\\b)) [^,]+ )${top}`,
    ),
    meant: ([, many]) => `, first ${many ?? ''} rows`,
  },
])
