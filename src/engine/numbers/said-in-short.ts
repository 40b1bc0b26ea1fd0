// "Around seven fifty", "four twenty five": a price as it is said aloud, hundreds without their word.
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'

const ones = 'one two three four five six seven eight nine'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const before = wordSet(
  'around about under over below above near to between and than roughly approximately least most max maximum minimum',
)
/** "Five thirty" is a time of day, and years are said alike. */
const behind = wordSet('am pm years year percent % hundred thousand k grand million')

export function saidInShort(tokens: readonly Token[]): Token[] {
  const number = (list: readonly string[], at: number) => list.indexOf(tokens[at]?.text ?? '')
  const said: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, hundreds, ten] = [tokens[at], number(ones, at), number(tens, at + 1)]
    if (token === undefined) break
    const one = ten < 0 ? -1 : number(ones, at + 2)
    const end = at + (one < 0 ? 2 : 3)
    const isPrice =
      hundreds >= 0 &&
      ten >= 0 &&
      before.has(tokens[at - 1]?.text ?? '') &&
      !behind.has(tokens[end]?.text ?? '') &&
      tokens[at + 1]?.glue === undefined
    if (!isPrice) {
      said.push(token)
      continue
    }
    const value = (hundreds + 1) * 100 + (ten + 2) * 10 + one + 1
    said.push({ ...token, kind: 'number', text: String(value), end: tokens[end - 1]?.end ?? token.end })
    at = end - 1
  }
  return said
}
