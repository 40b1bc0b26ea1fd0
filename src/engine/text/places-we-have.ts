// "The states we have cabins in", "a list of the cities where we have ski chalets": where there are any.
import { rewritten, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const places = '(?:states|cities|towns|areas|neighborhoods|communities|subdivisions|categories)'
const having = '(?:have|own|offer|got|list|rent out|manage|run)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<places>${places}) (?:that |which )?(?:we|you) ${having} (?<what>[a-z]+(?: [a-z]+){0,3}) in(?= [.?!]|$)`,
    ),
    meant: ({ groups }) => `${groups?.['places'] ?? ''} where we have ${groups?.['what'] ?? ''}`,
  },
]

export const placesWeHave = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) => text === 'we' || text === 'you') && tokens.some(({ text }) => text === 'in')
    ? rewritten(tokens, rules)
    : tokens
