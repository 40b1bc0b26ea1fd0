// The abbreviations of one trade, as the words that they stand for: "act inv" is active inventory to an agent.
import type { Token } from './token.ts'
import { wordSet } from './word-list.ts'

export const spelledOut = (tokens: readonly Token[], short: ReadonlyMap<string, string>): Token[] =>
  tokens.map((token, at) => {
    if (token.kind !== 'word' || token.quoted === true) return token
    const meant =
      short.get(token.text) ?? (isNamed(tokens, at) ? short.get(token.raw.toLowerCase()) : undefined)
    return meant === undefined ? token : { ...token, text: meant }
  })

const behind = wordSet('by per for in of last this next past vs versus ytd mtd over since during ?')

/** "Alos by city" names a number; in "revenue and alos bookings" it is a slip of "also". */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text
  return (
    tokens[at]?.text !== tokens[at]?.raw &&
    tokens[at - 1]?.text !== 'and' &&
    (next === undefined || behind.has(next))
  )
}
