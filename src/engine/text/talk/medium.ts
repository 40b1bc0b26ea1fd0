// "The medium price, I mean the average": as many languages say it. Alone it may be the median as well.
import { rewritten, wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const meansAverage = {
  said: / ,? ?\(? ?(?:i mean|meaning|that is|i e|in the sense of) (?:the |an )?(?:average|mean|averages)(?: \)| ,)?(?= |$)/,
  meant: () => '',
}

export const medium = wherever(/^medium$/, (tokens: readonly Token[]): readonly Token[] => {
  const plain = rewritten(tokens, [meansAverage])
  if (plain.length === tokens.length) return tokens
  return plain.map(token => (token.text === 'medium' ? { ...token, text: 'average' } : token))
})
