// "Cities with a desert villa", "areas having something over 2 million": groups are asked for, without the word that asks.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const rules: readonly Rewriting[] = [
  {
    said: /^(?<groups>cities|towns|states|areas|subdivisions|neighborhoods|communities|brands|categories) (?:with|that have|having)(?= (?:an?|any) )/,
    meant: ({ groups }) => `which ${groups?.['groups'] ?? ''} have`,
  },
]

export const bareGroups = wherever(/^(with|that|having)$/, (tokens: readonly Token[]): readonly Token[] =>
  /^(with|that|having)$/.test(tokens[1]?.text ?? '') ? rewritten(tokens, rules) : tokens,
)
