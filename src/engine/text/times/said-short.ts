// "In the third quarter of this year than in the second": the unit, and the time it lies in, are said once.
import type { Token } from '#engine/text/token.ts'

const ordinal = /^(first|second|third|fourth|last|1st|2nd|3rd|4th)$/
const unit = /^(quarter|half)$/
const joint = /^(than|vs|versus|against|to|with|and|or)$/

/** The tokens with the unit said again behind the second ordinal. */
export const saidInFull = (tokens: readonly Token[]): Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const first = tokens.findIndex((token, at) => ordinal.test(token.text) && unit.test(text(at + 1)))
  const named = tokens[first + 1]
  if (first < 0 || named === undefined) return [...tokens]
  return tokens.flatMap((token, at) => {
    const isSecond =
      at > first + 2 &&
      ordinal.test(token.text) &&
      text(at - 1) === 'the' &&
      (joint.test(text(at - 2)) || (/^(in|of)$/.test(text(at - 2)) && joint.test(text(at - 3))))
    const ends = tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark'
    // "Than in the second this year", "than in the second of 2025".
    const isDated = /^(this|last) year$|^(of|in) (20\d\d|this|last)$/.test(`${text(at + 1)} ${text(at + 2)}`)
    return isSecond && (ends || isDated) ? [token, { ...token, text: named.text, raw: named.raw }] : [token]
  })
}
