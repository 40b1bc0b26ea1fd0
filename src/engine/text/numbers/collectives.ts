// "The size of our customer base", "how big is the catalog": of a word for many together, its size is how many there are.
import type { Token } from '#engine/text/token.ts'

const people =
  /^(customers?|clients?|guests?|buyers?|users?|shoppers?|subscribers?|members?|renters?|leads?|visitors?)$/
const collective =
  /^(portfolio|catalog|catalogue|assortment|clientele|inventory|lineup|customers|clients|guests|buyers|users|shoppers|subscribers|members|renters|leads|visitors)$/
const article = /^(the|our|my|your|their|whole|entire|total|current)$/

/** "Customer base", "client list" are the customers. */
const withoutBase = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const isPeople = people.test(token.text) && token.quoted !== true
    if (isPeople && tokens[at + 1]?.text === 'base')
      return [{ ...token, text: token.text.endsWith('s') ? token.text : `${token.text}s` }]
    return token.text === 'base' && people.test(tokens[at - 1]?.text ?? '') ? [] : [token]
  })

export function sizesCounted(given: readonly Token[]): Token[] {
  if (!given.some(({ text }) => /^(base|size|big|large)$/.test(text))) return [...given]
  const tokens = withoutBase(given)
  const found = tokens.findIndex(({ text }) => /^(size|big|large)$/.test(text))
  const token = tokens[found]
  if (token === undefined) return tokens
  const text = (at: number) => tokens[at]?.text ?? ''
  let thing = found + 2
  while (article.test(text(thing))) thing++
  const before = tokens.slice(0, found)
  const say = (words: string): Token[] => words.split(' ').map(one => ({ ...token, text: one }))
  if (token.text === 'size' && text(found + 1) === 'of' && collective.test(text(thing)))
    return [...before, ...say('number of'), ...tokens.slice(thing)]
  const asksHow = /^(big|large)$/.test(token.text) && text(found - 1) === 'how'
  if (asksHow && /^(is|was)$/.test(text(found + 1)) && collective.test(text(thing)))
    return [...before, ...say('many'), ...tokens.slice(thing)]
  const named = tokens[found - 1]
  if (token.text !== 'size' || named === undefined || !collective.test(named.text)) return tokens
  return [...tokens.slice(0, found - 1), ...say('number of'), named, ...tokens.slice(found + 1)]
}
