// "The five states where we have sold the most in dollars", "which brands sell the least in dollars": by money, where the verb alone would
// rank by pieces.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const time =
  '(?: (?:so far )?(?:(?:this|last) (?:year|month|quarter|week)|(?:in|since|during) (?:20\\d\\d|[a-z]+ 20\\d\\d|[a-z]+)|ytd|so far))*'
const verbs = '(?:sold|sell|sells|selling|closed|close|closes|closing|moved|move|moves|moving)'
const dollars = '(?:in|by|measured in) (?:dollars?|money|dollar (?:terms|value|volume)|\\$)'
const and =
  '(?: ,)?(?<again> (?:and|with) (?:how much|what|how many dollars) (?:did |does |do )?(?:each|each one|each of them|they|it)(?: one)? (?:do|did|does|sell|sells|sold|made|make|makes|brought in|bring in|brings in|came to|come to))?'

const most = (before: string, has: (who: string) => string): Rewriting => ({
  said: new RegExp(
    `${before} (?:(?:is|are|was|were|has|have|had|did|do|does) )*${verbs} (?:the )?(?<end>most|least|fewest)(?<when>${time}) ${dollars}(?<then>${time})${and}(?= ?[,.?!]|$)`,
  ),
  meant: ({ groups = {} }) => {
    const { who = '', end = '', when = '', then = '', again } = groups
    const rank = `the ${end === 'most' ? 'highest' : 'lowest'} dollar volume${when}${then}`
    return `${who} ${has(who)} ${rank}${again === undefined ? '' : ' and the dollar volume'}`
  },
})

export const mostInDollars = wherever(
  [/^(dollars?|money|\$)$/, /^(most|least|fewest)$/],
  [
    most('(?<who>\\b(?:which|what) (?:[a-z\\d]+ ){0,2}[a-z]+)', who => (who.endsWith('s') ? 'have' : 'has')),
    most(
      '(?<who>\\b(?!(?:we|they|i|you|it|what|who|have|has|did)\\b)[a-z]+)(?: (?:where|in which) we| that| which| who|)',
      () => 'with',
    ),
  ],
)
