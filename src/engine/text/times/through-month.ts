// A month that a stretch of the year ends with.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const month =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/

/** "Through September this year": that year up to then, and none before it. "May through September" begins in May. */
export const throughMonth = wherever(/^through$/, (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isOpen = (at: number) =>
    !tokens
      .slice(Math.max(0, at - 4), at)
      .some(one => one.kind === 'number' || month.test(one.text) || /^(from|since|between)$/.test(one.text))
  return tokens.flatMap((token, at) =>
    token.text === 'through' &&
    month.test(text(at + 1)) &&
    /^(this|last) year$/.test(`${text(at + 2)} ${text(at + 3)}`) &&
    isOpen(at)
      ? [{ ...token, text: 'from' }, { ...token, text: 'january' }, token]
      : [token],
  )
})
