// "Not only" and "not, not": what is denied in words, and asked for all the same.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

/** "Not only a pool but also four beds": both. "Not only in Utah" says that there are others; "not just sold" is of no late sale. */
const notOnly = wherever([/^not$/, /^(only|just|merely)$/], (given: Tokens): Tokens => {
  const open = given.findIndex(
    ({ text: word }, at) => /^(only|just|merely)$/.test(word) && given[at - 1]?.text === 'not',
  )
  if (open < 0) return given
  const tokens = given.map((token, at) => (at === open ? { ...token, text: 'only' } : token))
  const text = (at: number) => tokens[at]?.text ?? ''
  const turn = tokens.findIndex((_, at) => at > open && text(at) === 'but')
  if (turn < 0 || !/^(also|with|has|have|in)$/.test(text(turn + 1))) return tokens
  const also = text(turn + 1) === 'also' ? turn + 1 : -1
  return tokens.flatMap((token, at) => {
    if (at === open - 1 || at === open || at === also) return []
    return at === turn ? [{ ...token, text: 'and' }] : [token]
  })
})

/** "Not sold not active" is neither of them. */
const notNot = wherever(/^not$/, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const second = (at: number) => (text(at + 2) === ',' ? at + 3 : at + 2)
  const first = tokens.findIndex(
    (_, at) => text(at) === 'not' && text(second(at)) === 'not' && tokens[second(at) + 1]?.kind === 'word',
  )
  if (first < 0 || tokens[first + 1]?.kind !== 'word' || /^(a|an|the|in|only)$/.test(text(first + 1)))
    return tokens
  const next = second(first)
  return tokens.flatMap((token, at) => {
    if (at === first) return [{ ...token, text: 'neither' }]
    if (at === next) return [{ ...token, text: 'nor' }]
    return at === next - 1 && token.kind === 'mark' ? [] : [token]
  })
})

/** "Not orders but people, how many bought": the people are asked for, and not those without orders. */
const notButOthers = wherever(
  [/^not$/, /^but$/],
  [
    {
      said: /\bnot (?:the |our )?[a-z]+s but (?:the |our )?(?<meant>people|[a-z]+s)(?= [,.?!]|$)/,
      meant: ({ groups }) => groups?.['meant'] ?? '',
    },
  ],
)

export const notMeant: readonly Rewording[] = [notOnly, notButOthers, notNot]
