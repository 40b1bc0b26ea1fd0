// "Do homes with a pool sell faster? Average days on market with and without": of those that sold, as only they did so fast.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const verb = /^(sell|sells|selling|close|closes|go|goes|move|moves)$/
const told = /^(sold|closed|closings?|sales?)$/
const pace = /^(faster|slower|quicker|sooner|quickly|slowly)$/

export const soldFaster = wherever([pace, /^days$/, /^market$/], (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const said = tokens.findIndex(
    ({ text: word }, at) => pace.test(word) && (verb.test(text(at - 1)) || verb.test(text(at - 2))),
  )
  const days = tokens.findIndex(
    ({ text: word }, at) =>
      at > said && word === 'days' && text(at + 1) === 'on' && text(at + 2) === 'market',
  )
  // "… of the sold ones": told already.
  if (said < 0 || days < 0 || tokens.some(({ text: word }) => told.test(word))) return tokens
  return tokens.flatMap((token, at) => {
    if (at === days + 1) return [{ ...token, text: 'to' }]
    return at === days + 2 ? [{ ...token, text: 'sell' }] : [token]
  })
})
