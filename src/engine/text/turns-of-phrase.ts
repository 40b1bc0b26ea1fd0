// Small turns of phrase that a single look at the words puts in plain ones.
import { wherever } from './rewritten.ts'
import { spoken } from './spoken.ts'
import type { Token } from './token.ts'

type Tokens = readonly Token[]

/** "While last summer lasted": that it did is no news. */
export const whileItLasted = wherever(/^lasted$/, (tokens: Tokens): Tokens =>
  tokens.filter(
    ({ text }, at) =>
      text !== 'lasted' || !tokens.slice(Math.max(0, at - 7), at).some(({ text: word }) => word === 'while'),
  ),
)

const gone = /^(gone|past|ended|finished|passed|closed)$/
const spans = /^(day|week|month|quarter|year|summer|winter|spring|autumn|fall|weekend|season)$/

/** "The month just gone" is the last one. */
export const justGone = wherever(/^just$/, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isGone = (at: number) => spans.test(text(at)) && text(at + 1) === 'just' && gone.test(text(at + 2))
  return tokens.flatMap((token, at) => {
    if ((text(at) === 'the' && isGone(at + 1)) || isGone(at - 1) || isGone(at - 2)) return []
    return isGone(at) ? [...spoken('last', token), token] : [token]
  })
})

/** "No half bath and two full ones": baths as well. */
export const sameRooms = wherever(/^ones?$/, (tokens: Tokens): Tokens =>
  tokens.map((token, at) =>
    /^ones?$/.test(token.text) &&
    /^(full|half|partial)$/.test(tokens[at - 1]?.text ?? '') &&
    tokens.slice(0, at).some(({ text }) => /^(bath|bathroom)s?$/.test(text))
      ? { ...token, text: 'baths' }
      : token,
  ),
)

/** "One brand at a time", "brandwise": one for each of them. */
export const oneByOne = wherever(/^(time|[a-z]+wise)$/, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isRow = (at: number) =>
    text(at) === 'one' && /^at a time$/.test([2, 3, 4].map(step => text(at + step)).join(' '))
  const joined = /^(brand|category|city|state|month|week|year|quarter|area|status|type|product|source)wise$/
  return tokens.flatMap((token, at) => {
    if (isRow(at)) return spoken('by', token)
    if ([2, 3, 4].some(step => isRow(at - step))) return []
    return joined.test(token.text) ? spoken(`${token.text.slice(0, -4)} wise`, token) : [token]
  })
})

/** "Besides Aspen, which city earns the most": another one. Elsewhere it may add as well as leave out. */
export const besidesIt = wherever(/^besides$/, (tokens: Tokens): Tokens => {
  const pause = tokens.findIndex(({ text }) => text === ',')
  const isAsked =
    tokens[0]?.text === 'besides' &&
    pause > 0 &&
    /^(which|what|who|where)$/.test(tokens[pause + 1]?.text ?? '') &&
    tokens.slice(pause).some(({ text }) => /^(most|least|best|worst|top|[a-z]{3,}est)$/.test(text))
  return isAsked ? tokens.map((token, at) => (at === 0 ? { ...token, text: 'except' } : token)) : tokens
})
