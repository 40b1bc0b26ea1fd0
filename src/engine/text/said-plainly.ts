// A question in plain words: what is said in a roundabout way, as the words that it stands for.
import { sayingsByFirstWord } from './sayings.ts'
import type { Token } from './token.ts'

export function saidPlainly(given: readonly Token[]): Token[] {
  const tokens = justGone(notOnly(whileItLasted(given)))
  const plain: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const saying = sayingAt(tokens, at)
    const token = tokens[at]
    if (token === undefined) break
    if (saying === undefined) plain.push(token)
    else plain.push(...spoken(saying.meant, token))
    at += saying?.words.length ?? 1
  }
  return plain
}

function sayingAt(tokens: readonly Token[], at: number) {
  const text = (place: number) => tokens[place]?.text ?? ''
  return sayingsByFirstWord
    .get(text(at))
    ?.find(
      ({ words, before, behind }) =>
        words.every((word, i) => text(at + i) === word && tokens[at + i]?.quoted !== true) &&
        (before?.test(text(at - 1)) ?? true) &&
        (behind?.test(text(at + words.length)) ?? true),
    )
}

function spoken(meant: string, token: Token): Token[] {
  const { glue: _, ...place } = token
  return meant === '' ? [] : meant.split(' ').map(text => ({ ...place, kind: 'word' as const, text }))
}

/** "While last summer lasted": that it did is no news. */
const whileItLasted = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ text }, at) =>
      text !== 'lasted' || !tokens.slice(Math.max(0, at - 7), at).some(({ text: word }) => word === 'while'),
  )

/** "Not only a pool but also four beds": both. "Not only in Utah" says that there are others. */
const notOnly = (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const open = tokens.findIndex((_, at) => text(at) === 'not' && text(at + 1) === 'only')
  const turn = open < 0 ? -1 : tokens.findIndex((_, at) => at > open && text(at) === 'but')
  if (turn < 0 || !/^(also|with|has|have|in)$/.test(text(turn + 1))) return tokens
  const also = text(turn + 1) === 'also' ? turn + 1 : -1
  return tokens.flatMap((token, at) => {
    if (at === open || at === open + 1 || at === also) return []
    return at === turn ? [{ ...token, text: 'and' }] : [token]
  })
}

const gone = /^(gone|past|ended|finished|passed)$/
const spans = /^(day|week|month|quarter|year|summer|winter|spring|autumn|fall|weekend|season)$/

/** "The month just gone" is the last one. */
const justGone = (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isGone = (at: number) => spans.test(text(at)) && text(at + 1) === 'just' && gone.test(text(at + 2))
  return tokens.flatMap((token, at) => {
    if ((text(at) === 'the' && isGone(at + 1)) || isGone(at - 1) || isGone(at - 2)) return []
    return isGone(at) ? [...spoken('last', token), token] : [token]
  })
}
