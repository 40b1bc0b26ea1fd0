// Rewordings one after the other, each only where the words that it needs stand: a question holds the words of a few, and there are hundreds.
import { onceAWord } from './once-a-word.ts'
import type { Rewording } from './rewritten.ts'
import type { Token } from './token.ts'

export function inTurn(rewordings: readonly Rewording[]): (tokens: readonly Token[]) => readonly Token[] {
  const needs = rewordings.flatMap(({ needs: own }, at) => own.map((word, nth) => ({ word, at, nth })))
  const complete = rewordings.map(({ needs: own }) => 2 ** own.length - 1)

  /** Which needs a word meets: every one is asked once. */
  const metBy = onceAWord(text =>
    needs.filter(({ word }) => word.test(text)).map(({ at, nth }) => ({ at, bit: 2 ** nth })),
  )

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
