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

  const met = new Uint8Array(rewordings.length)
  /** The places of those whose words all stand there. A vocabulary has thousands of phrases: to ask every rewording for each is slow. */
  const dueIn = (tokens: readonly Token[]): number[] => {
    met.fill(0)
    const due: number[] = []
    for (const { text } of tokens)
      for (const { at, bit } of metBy(text)) {
        const before = met[at] ?? 0
        const now = before | bit
        if (now === before) continue
        met[at] = now
        if (now === complete[at]) due.push(at)
      }
    return due.sort((one, other) => one - other)
  }

  return given => {
    let tokens = given
    let due = dueIn(tokens)
    for (let next = 0; next < due.length; next++) {
      const at = due[next] ?? 0
      const told = rewordings[at]?.put(tokens) ?? tokens
      if (told === tokens) continue
      tokens = told
      due = dueIn(tokens).filter(later => later > at)
      next = -1
    }
    return tokens
  }
}
