// "Products in stock under $20", "sold out items over 50 bucks": dollars are said of the price, and never of the pieces that are left.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const limit =
  '(?:(?:for )?(?:under|over|below|above|less than|more than|at most|at least|up to|no more than|cheaper than|between|around))'
const money =
  '(?:\\$ ?\\d|\\d[\\d.,k]* (?:dollars|bucks|usd)\\b|\\d[\\d.,]* (?:and|to) \\d[\\d.,]* (?:dollars|bucks))'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:in stock|on hand|out of stock|sold out|low on stock|low in stock|running low|left in stock)) (?:(?:that )?(?:are|is|were|costs?) )?(?=${limit} ${money})`,
    ),
    // "Brands with a stock value on hand under $5000".
    meant: ({ 0: said }, question) => (/\b(?:value|worth)\b/.test(question) ? said : 'priced'),
  },
]

export const stockUnderPrice = wherever([/^(stock|hand|out|low)$/, /^(\$|\$\d.*|dollars|bucks|usd)$/], rules)
