// "Areas where active ask averages above 1.2M": the verb of a number, said before its limit, is the average of that number.
import { wherever } from '#engine/text/rewritten.ts'

const limit = '(?=(?:above|over|under|below|more|less|higher|lower|at (?:least|most)|between|north|\\$|\\d))'
/** One to three words: "active ask", "days on market", "the nightly rate". Things that average have no price named. */
const of = (last: string) => `(?:the |their |its )?(?<what>(?:[a-z]+ ){0,2}(?:${last}))`
const one = of('price|rate|ask|rating|value|stay|market|dom|foot|ft|sqft|income|rental')
const many = of('prices|rates|asks|ratings|market')
const tie = '\\b(?<tie>where|whose|in which|for which)'

export const averagesAbove = wherever(
  [/^(averag(es|e|ed|ing)|avg|mean)$/, /^(where|whose|with|which|what)$/],
  [
    // "Which areas exceed the average asking price".
    {
      said: /(?<=^(?:which|what) (?:[a-z]+ ){1,3})(?:exceed|exceeded|beat|top) (?:the |our )?(?=average )/,
      meant: () => 'are above the',
    },
    // "Subdivisions with an average over $900k": of what is told by the amount.
    {
      said: new RegExp(
        `\\b(?:with|having|where|whose) (?:an? |the )?(?:average|avg|mean) (?:is |of )?(?=(?:above|over|under|below|more than|less than|at least|at most) (?:\\$ )?\\d)`,
      ),
      meant: () => 'averaging ',
    },
    {
      said: new RegExp(`${tie} ${one} (?:averages|averaged) ${limit}`),
      meant: ({ groups: { tie: by = '', what = '' } = {} }) => `${by} the average ${what} is `,
    },
    {
      said: new RegExp(`${tie} ${many} (?:average|averaged) ${limit}`),
      meant: ({ groups: { tie: by = '', what = '' } = {} }) => `${by} the average ${what} is `,
    },
    // "Areas where actives average over 75 days on market".
    {
      said: new RegExp(
        `${tie} (?<rows>(?:the )?(?:actives|pendings|solds|closings|sales)) (?:average|averaged|are averaging) (?<bound>(?:over|above|under|below|more than|less than|at least|at most) \\d+) (?<what>days on (?:the )?market|dom)(?= |$)`,
      ),
      meant: ({ groups: { tie: by = '', rows = '', bound = '' } = {} }) =>
        `${by} the average days on market is ${bound} for ${rows}`,
    },
    {
      said: new RegExp(
        `\\bwith (?:an? )?(?:${one}|${many.replace('?<what>', '?<whats>')}) averaging ${limit}`,
      ),
      meant: ({ groups: { what = '', whats = '' } = {} }) => `where the average ${what}${whats} is `,
    },
  ],
)
