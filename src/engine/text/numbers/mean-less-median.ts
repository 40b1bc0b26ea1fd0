// "Mean minus median sold price", "median vs average order value": both are of the number that is named once.
import { wherever } from '#engine/text/rewritten.ts'

const mean = '(?:mean|average|avg|median)'
const what = '(?<what>(?:(?!by |per |for |in |of |and |each )[a-z]+ ){0,2}[a-z]+?)'

export const meanLessMedian = wherever(
  [/^median$/, /^(mean|average|avg)$/],
  [
    {
      said: new RegExp(
        `\\b(?<one>${mean}) (?<sign>minus|less|-|/|over|divided by|vs|versus|compared to|compared with|against) (?:the )?(?<other>(?!\\k<one>)${mean}) ${what}(?= (?:by|per|for|in|of|each|this|last|since)\\b| [,.?!]|$)`,
      ),
      meant: ({ groups: { one = '', sign = '', other = '', what: number = '' } = {} }) =>
        /^(?:minus|less|-)$/.test(sign)
          ? `difference between ${one} and ${other} ${number}`
          : `${one} ${number} ${sign} ${other} ${number}`,
    },
  ],
)
