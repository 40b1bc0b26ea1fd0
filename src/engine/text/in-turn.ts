// Rewordings one after the other, each only where the words that it needs stand: a question holds the words of a few, and there are hundreds.
import type { Rewording } from './rewritten.ts'
import type { Token } from './token.ts'

/** What people type has no end; the words of all models and most visitors are fewer. */
const mostWords = 20_000

export function inTurn(rewordings: readonly Rewording[]): (tokens: readonly Token[]) => readonly Token[] {
  const needs = rewordings.flatMap(({ needs: own }, at) => own.map((word, nth) => ({ word, at, nth })))
  const complete = rewordings.map(({ needs: own }) => 2 ** own.length - 1)
  const met = new Map<string, readonly { at: number; bit: number }[]>()

  /** Which needs a word meets: every one is asked once. */
  const metBy = (text: string) => {
    const known = met.get(text)
    if (known !== undefined) return known
    const found = needs.filter(({ word }) => word.test(text)).map(({ at, nth }) => ({ at, bit: 2 ** nth }))
    if (met.size >= mostWords) met.clear()
    met.set(text, found)
    return found
  }

  const needsMet = (tokens: readonly Token[]): Uint8Array => {
    const all = new Uint8Array(rewordings.length)
    for (const { text } of tokens) for (const { at, bit } of metBy(text)) all[at] = (all[at] ?? 0) | bit
    return all
  }

  return given => {
    let tokens = given
    let all = needsMet(tokens)
    for (const [at, { put }] of rewordings.entries()) {
      if (all[at] !== complete[at]) continue
      const told = put(tokens)
      if (told === tokens) continue
      tokens = told
      all = needsMet(tokens)
    }
    return tokens
  }
}
