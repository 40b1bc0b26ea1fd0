// "About to run out, meaning stock between 1 and 20", "low on stock, i.e. 15 or less": low is what the visitor says it is, and not what
// it is here as well.
import { wherever } from '#engine/text/rewritten.ts'

const low =
  '(?:about to run out|close to running out|running out|running low(?: on stock)?|(?:getting )?low(?: on stock| in stock)?|nearly out(?: of stock)?|almost out(?: of stock)?|low stock)'
const means = '(?:meaning|i e|ie|that is|that means|by which i mean|i mean|defined as|as in|=)'
const bound =
  '(?:between|under|below|less than|fewer than|at most|no more than|up to|\\d+ (?:or (?:less|fewer|under)|to \\d+)|\\d+ (?:-|–) \\d+)'

export const lowMeans = wherever(
  [/^(low|out)$/, /^(meaning|i|ie|that|defined|as|=)$/],
  [
    {
      said: new RegExp(
        `(?:(?<what>\\bwhat is|\\bwhat we have|\\banything|\\beverything)|(?<=[a-z]s))(?: (?:that|which))?(?: (?:is|are))? ${low}(?: [,(:;-])? ${means} (?:with |having |a |the )*(?:stock(?: quantity| level)?(?: (?:is|of))? )?(?=${bound}\\b)`,
      ),
      meant: ({ groups: { what } = {} }) => `${what === undefined ? '' : 'products'} with stock `,
    },
  ],
)
