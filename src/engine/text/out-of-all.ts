// "Cancelled reservations out of all reservations in Aspen, in percent": they as a percentage of all of those. What is said behind "out
// of all" is said of the whole; taken for more of the part it would leave the whole too large.
import type { Token } from './token.ts'

type Tokens = readonly Token[]

const tail =
  /^(?:, )?(?:(?:as an? |in |in a )?(?:percent|percentage|percentages|share|%|pct)|percentage wise)$/
const lead = /^(?:what |the |show |me |give )*(?:percent|percentage|share|proportion|%|pct) of /
const verbs = /^(is|are|was|were|got|get|have|has|had|do|does|did|come|came|end|ended|,)$/

const spoken = (tokens: Tokens): string => tokens.map(({ text }) => text).join(' ')

export function outOfAll(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === 'out' &&
      tokens[place + 1]?.text === 'of' &&
      /^(all|the|our|total)$/.test(tokens[place + 2]?.text ?? ''),
  )
  const out = tokens[at]
  if (at < 1 || out === undefined) return percentOfAll(tokens)
  const close = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length
  const end = [4, 3, 2, 1]
    .map(length => close - length)
    .find(from => tail.test(spoken(tokens.slice(from, close))))
  const led = lead.exec(`${spoken(tokens.slice(0, at))} `)?.[0]
  const from = led === undefined ? 0 : led.split(' ').length - 1
  // "What percentage of guests cancelled out of all": a verb tells the part, and the share has its own place.
  if ((end === undefined && led === undefined) || tokens.slice(from, at).some(({ text }) => verbs.test(text)))
    return tokens
  return [
    ...tokens.slice(from, at),
    ...asPercentage(out),
    ...tokens.slice(at + 2, end ?? close),
    ...tokens.slice(close),
  ]
}

/** "Cancelled reservations in percent of all reservations". */
function percentOfAll(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === 'in' &&
      /^(percent|%|pct)$/.test(tokens[place + 1]?.text ?? '') &&
      tokens[place + 2]?.text === 'of' &&
      tokens[place + 3]?.text === 'all',
  )
  const word = tokens[at]
  if (at < 1 || word === undefined) return tokens
  return [...tokens.slice(0, at), ...asPercentage(word), ...tokens.slice(at + 3)]
}

const asPercentage = (token: Token): Token[] =>
  ['as', 'a', 'percentage', 'of'].map(text => ({ ...token, kind: 'word', text }))
