// "Products in stock under $20", "sold out items over 50 bucks", "headphones under 100 in stock": said of the price, and not of the pieces
// that are left.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const limit =
  '(?:(?:for )?(?:under|over|below|above|less than|more than|at most|at least|up to|no more than|cheaper than|between|around))'
const money =
  '(?:\\$ ?\\d|\\d[\\d.,k]* (?:dollars|bucks|usd)\\b|\\d[\\d.,]* (?:and|to) \\d[\\d.,]* (?:dollars|bucks))'

const held = '(?:(?: ,)? (?:that|which) (?:are|is))?(?: (?:still|currently|now))? (?:in stock|on hand)'

/** What a price limits without a word for it; "with under 20 in stock", "products under 20 in stock" may be running out. */
const kind = '(?<kind>[a-z]+s) '
const general =
  /^(products?|items?|skus?|goods|things|pieces|units|articles|titles|models|brands|has|is|was|stocks|levels|ones)$/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:in stock|on hand|out of stock|sold out|low on stock|low in stock|running low|left in stock)) (?:(?:that )?(?:are|is|were|costs?) )?(?=${limit} ${money})`,
    ),
    // "Brands with a stock value on hand under $5000".
    meant: ({ 0: said }, question) => (/\b(?:value|worth)\b/.test(question) ? said : 'priced'),
  },
  {
    said: new RegExp(
      `(?<!\\b(?:have|has|had|having|with|hold|holds|holding|got|keep|keeps|carry|carries) )(?<limit>${limit} (?:\\$ ?\\d[\\d.,k]*|\\d[\\d.,k]* (?:dollars|bucks|usd)))${held}(?= |$)`,
    ),
    meant: ({ 0: said, groups }, question) =>
      /\b(?:value|worth)\b/.test(question) ? said : `in stock priced ${groups?.['limit'] ?? ''}`,
  },
]

const bare: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<limit>(?:under|below|over|above) \\d[\\d.,]*)(?: ,)? (?:that|which) (?:are|is)(?: (?:still|currently|now))? in stock(?= |$)`,
    ),
    meant: ({ groups }) => `in stock priced ${groups?.['limit'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b${kind}(?<limit>(?:under|below|over|above) \\d[\\d.,]*) in stock(?= ?$| [,.?!])`),
    meant: ({ 0: said, groups }) =>
      general.test(groups?.['kind'] ?? '')
        ? said
        : `${groups?.['kind'] ?? ''} in stock priced ${groups?.['limit'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b${kind}in stock (?<limit>(?:under|below|over|above) \\d[\\d.,]*)(?= ?$| [,.?!])`),
    meant: ({ 0: said, groups }) =>
      general.test(groups?.['kind'] ?? '')
        ? said
        : `${groups?.['kind'] ?? ''} in stock priced ${groups?.['limit'] ?? ''}`,
  },
]

export const stockUnderPrice: readonly Rewording[] = [
  wherever([/^(stock|hand|out|low)$/, /^(\$|\$\d.*|dollars|bucks|usd)$/], rules),
  wherever([/^stock$/, /^(under|below|over|above)$/], bare),
]
