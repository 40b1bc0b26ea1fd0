// "Have not sold once": not at all. Counted, "once" would ask for those that were. "Have not ordered more than once": at most once.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const denied = /^(not|never|nobody|nothing|no)$/
/** "Not more than once", "not just once": how often it was. */
const limiting = /^(than|just|only|exactly|but|at|least|most|once)$/

/** "Have not sold even one", "have not moved a single unit". */
const notEvenOne: Rewriting = {
  said: /(?<=\bnot (?:sold|sell|moved|selling|been (?:sold|bought|ordered)) )(?:even )?(?:one|(?:one|a)(?: single)? (?:one|unit|piece|copy|item|time))(?= (?:in|since|over|during|this|last|for|yet|the|all|so|within|and|but|ever)\b| [.?!,]|$)/,
  meant: () => 'at all',
}

export const notOnce: readonly Rewording[] = [
  wherever([denied, /^once$/], notEvenOnce),
  wherever([/^not$/, /^more$/, /^than$/], notMoreThan),
  wherever([/^not$/, /^(one|single)$/], [notEvenOne]),
]

function notEvenOnce(tokens: Tokens): Tokens {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(({ text: word }) => word === 'once')
  const from = text(at - 1) === 'even' ? at - 1 : at
  const before = tokens.slice(Math.max(0, from - 4), Math.max(0, from)).map(({ text: word }) => word)
  const isNever = before.some(word => denied.test(word)) && !before.some(word => limiting.test(word))
  if (at < 0 || !isNever || /^(or|and|a|per)$/.test(text(at + 1))) return tokens
  // "Nobody ever bought it, not even once", "have not been sold not even once": said once more.
  const isAgain = text(from - 1) === 'not' && before.slice(0, -1).some(word => denied.test(word))
  const isAside = text(from - 1) === 'not' && text(from - 2) === ','
  const start = isAside ? from - 2 : isAgain ? from - 1 : from
  return [...tokens.slice(0, start), ...tokens.slice(at + 1)]
}

function notMoreThan(tokens: Tokens): Tokens {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (_, place) =>
      text(place) === 'not' &&
      tokens[place + 1]?.kind === 'word' &&
      text(place + 2) === 'more' &&
      text(place + 3) === 'than' &&
      (/^(once|twice)$/.test(text(place + 4)) || text(place + 5) === 'times'),
  )
  return tokens.flatMap((token, place) => {
    if (at < 0 || (place !== at && place !== at + 2 && place !== at + 3)) return [token]
    return place === at ? [] : [{ ...token, text: place === at + 2 ? 'at' : 'most' }]
  })
}
