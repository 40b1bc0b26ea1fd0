// "Which areas sold more homes this year than last year": how many were sold is compared, and the things are those of the sales.
// "How many different products did we sell": those that had a sale, and not their units.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const homes = /^(homes|houses|properties|listings|places)$/
const units = /^(units|pieces|copies|items)$/
const sells = /^(sold|sell|closed|close)$/
const behind = /^(this|last|in|so|over|during|since|from|between)$/

export const soldMore = wherever(
  [sells, /^(more|fewer|less)$/, /^than$/],
  (tokens: readonly Token[]): readonly Token[] => {
    const at = tokens.findIndex(
      ({ text }, place) => sells.test(text) && /^(more|fewer|less)$/.test(tokens[place + 1]?.text ?? ''),
    )
    const [verb, more, things] = tokens.slice(at, at + 3)
    const isCompared =
      behind.test(tokens[at + 3]?.text ?? '') && tokens.slice(at + 3).some(({ text }) => text === 'than')
    if (at < 0 || verb === undefined || more === undefined || things === undefined || !isCompared)
      return tokens
    const named = homes.test(things.text) ? 'sales' : units.test(things.text) ? 'units sold' : null
    if (named === null) return tokens
    const words = named.split(' ').map((text): Token => ({ ...things, text }))
    return [...tokens.slice(0, at), { ...verb, text: 'had' }, more, ...words, ...tokens.slice(at + 3)]
  },
)

const kinds = /^(products|brands|categories|items|articles|homes|cities|states)$/
const sold =
  /^(?:(?:did|have) (?:we|you|they|i) (?:actually )?(sell|sold)|(?:were|got|have been|was) (?:actually )?(sold|ordered|booked)|(?:did|have) (?:customers|people|guests|buyers) (?:actually )?(?:buy|bought|order|ordered|book|booked)|(?:(?:that )?(?:we|customers|people|guests) )?(?:have )?(?:sold|ordered|booked|bought)(?! (?:more|less|fewer|at least|over|under|out|by|for)))\b/
/** "How much different products": whoever says so counts them. */
const counts = /^(?:many|much)$/

const isNumberOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'of' && tokens[at - 2]?.text === 'number'

export const soldKinds = wherever(
  [/^(many|much|number)$/, /^(different|distinct|unique)$/],
  (tokens: readonly Token[]): readonly Token[] => {
    const at = tokens.findIndex(
      ({ text }, place) =>
        (counts.test(tokens[place - 1]?.text ?? '') || isNumberOf(tokens, place)) &&
        /^(different|distinct|unique)$/.test(text) &&
        kinds.test(tokens[place + 1]?.text ?? ''),
    )
    const things = tokens[at + 1]
    if (at < 0 || things === undefined) return tokens
    const said = tokens
      .slice(at + 2)
      .map(({ text }) => text)
      .join(' ')
    const verb = sold.exec(said)?.[0]
    if (verb === undefined) return tokens
    const event = /\bbook/.test(verb) ? 'booking' : /\b(order|buy|bought)/.test(verb) ? 'order' : 'sale'
    const words = `${isNumberOf(tokens, at) ? 'with' : 'had'} at least one ${event}`
      .split(' ')
      .map((text): Token => ({ ...things, text }))
    return [
      ...tokens.slice(0, at).map(token => (token.text === 'much' ? { ...token, text: 'many' } : token)),
      things,
      ...words,
      ...tokens.slice(at + 2 + verb.split(' ').length),
    ]
  },
)
