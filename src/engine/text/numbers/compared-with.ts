// "Compare the revenue of repeat customers with one-time customers": the same word on both sides of "with" makes them two sides.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

export const comparedWith = wherever(/^compare$/, (tokens: Tokens): Tokens => {
  const open = tokens.findIndex(({ text }) => text === 'compare')
  if (open < 0) return tokens
  const text = (at: number) => tokens[at]?.text ?? ''
  const joint = tokens.findIndex(
    ({ text: word }, at) =>
      at > open + 1 &&
      /^(with|to)$/.test(word) &&
      tokens[at - 1]?.kind === 'word' &&
      [at + 2, at + 3, at + 4, at + 5, at + 6].some(place => text(place) === text(at - 1)),
  )
  return joint < 0 ? tokens : tokens.map((token, at) => (at === joint ? { ...token, text: 'vs' } : token))
})

/** "Compare orders of Texas and California": how many each has. */
const counts: readonly Rewriting[] = [
  {
    said: /^(?<ask>(?:(?:please|can you|could you|i want to|let us|just) )*compare )(?:the |our )?(?<state>(?:completed|refunded|cancelled|pending) )?(?<what>order)s (?=(?:of|in|from|for|between|placed)\b)/,
    meant: ({ groups }) =>
      `${groups?.['ask'] ?? ''}${groups?.['state'] ?? ''}${groups?.['what'] ?? ''} count `,
  },
]
export const comparedCounts = wherever(/^compare$/, counts)
