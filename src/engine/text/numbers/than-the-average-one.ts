// "Customers worth more than the average customer, going by lifetime value": above the mean of all of them.
import { wherever } from '#engine/text/rewritten.ts'

export const thanTheAverageOne = wherever(
  [/^worth$/, /^(average|typical|mean)$/],
  [
    {
      said: /\b(?:that |who |which )?(?<are>(?:are|is) )?worth (?<more>more|less) (?:to us )?than (?:the |our |an )?(?:average|typical|mean) (?:customer|buyer|shopper|client|one)(?:(?: ,)? (?:going by|by|in terms of|based on|judging by|measured by)(?: the| their)? (?:lifetime value|ltv|clv))?(?= [,.?!]|$)/,
      meant: ({ groups: { are, more } = {} }) =>
        `${are === undefined ? 'with' : 'have'} a lifetime value ${more === 'less' ? 'below' : 'above'} average`,
    },
  ],
)
