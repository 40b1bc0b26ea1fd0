// "Put the ones that grew the most at the top", "best gainers on top": an order by the change, and no limit to those that grew.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:and )?(?:put|show|list|with|start with|sort|rank) (?:the )?(?:ones|those|whichever|cities|areas|states|brands|categories) (?:that |which |who )?(?:have |has )?(?<how>grew|grown|gained|rose|risen|improved|increased|fell|dropped|lost|declined) (?:the )?most (?:first|at the top|on top|up top)(?= [,.?!]|$)/,
    meant: ({ groups }) =>
      `biggest ${/^(fell|dropped|lost|declined)$/.test(groups?.['how'] ?? '') ? 'drop' : 'gain'} first`,
  },
  {
    said: /\b(?:the )?(?:best|biggest|top|largest) gainers? (?:first|at the top|on top|up top)(?= [,.?!]|$)/,
    meant: () => 'biggest gain first',
  },
  {
    said: /\b(?:the )?(?:worst|biggest) losers? (?:first|at the top|on top|up top)(?= [,.?!]|$)/,
    meant: () => 'biggest drop first',
  },
  // "This year versus last year, biggest gain first": the gain is asked for as well.
  {
    said: /(?<= )(?<first>(?:the )?(?:biggest|largest|highest|best|most|steepest|worst) (?:gains?|increases?|growth|drops?|declines?|falls?|loss|losses|decreases?) first)(?= [,.?!]|$)/,
    meant: ({ groups, index }, question) =>
      `${changes.test(question.slice(0, index)) ? '' : 'change , '}${lowest.test(groups?.['first'] ?? '') ? 'lowest first' : (groups?.['first'] ?? '')}`,
  },
]

const lowest = /drop|decline|fall|loss|decrease/

/** The change itself is named before. */
const changes =
  /\b(?:change|changes|changed|difference|minus|growth|grew|grow|delta|gain|gained|yoy|mom|increase|up|down|over year|over month)\b/

export const gainsFirst = wherever(/^(most|gainers?|losers?|first)$/, rules)
