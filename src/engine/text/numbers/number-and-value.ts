// "The number and value of refunds", "how many refunds and their value": two numbers of the same things, the second of which would
// be lost behind its "and".
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const number = /^(number|count)$/
// "Count and sum of the price": a sum has its own column behind it.
const value = /^(value|values|amount|amounts|worth)$/
const numbered = /^(order|mls|booking|reservation|invoice|phone)$/
const ends = /^(by|per|for|in|last|this|during|since|from|each|[,.?!;)]|)$/

export const numberAndValue = wherever(value, (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  // "Order number and amount of every refund": a column, and no number of them.
  const both = tokens.findIndex(
    (token, at) => number.test(token.text) && text(at + 1) === 'and' && !numbered.test(text(at - 1)),
  )
  if (both >= 0 && isOfEach(tokens, both))
    return tokens.flatMap((token, at) => (at === both ? [{ ...token, text: 'order' }, token] : [token]))
  if (both >= 0) return valueFirst(tokens, both)
  const counts = tokens.findIndex(
    (_, at) =>
      (text(at) === 'how' && text(at + 1) === 'many') || (number.test(text(at)) && text(at + 1) === 'of'),
  )
  const their = tokens.findIndex(
    ({ text: word }, at) =>
      /^(their|its)$/.test(word) &&
      /^(and|with|plus)$/.test(text(at - 1)) &&
      value.test(text(at + 1)) &&
      ends.test(text(at + 2)),
  )
  // "Refunded orders by category with their value".
  const grouped = tokens.findIndex(({ text: word }) => /^(by|per)$/.test(word))
  const first = counts < 0 ? grouped : counts
  return first < 0 || their < first
    ? tokens
    : tokens.flatMap((token, at) => {
        if (at === their) return [{ ...token, text: 'total' }]
        return at === their + 1 ? [{ ...token, text: 'value' }] : [token]
      })
})

/** "Show me every order over $2000, number and amount": what is listed has a number of its own. */
function isOfEach(tokens: readonly Token[], at: number): boolean {
  const said = tokens.map(({ text }) => text).join(' ')
  const isListed =
    /^(?:please )?(?:show|list|give|pull up|find|get)(?: me| us)? (?:every|each|all|any) (?:[a-z]+ )?(?:orders?|purchases?)\b/
  return isListed.test(said) && /^[,:;(-]$/.test(tokens[at - 1]?.text ?? '') && tokens.length === at + 3
}

/** "Total value and number of refunds": each with its own words. */
function valueFirst(tokens: readonly Token[], first: number): readonly Token[] {
  let at = first + 2
  while (/^(the|total|dollar)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text !== 'of') at++
  const [counted, joint, named, of] = [tokens[first], tokens[first + 1], tokens[at], tokens[at + 1]]
  if (counted === undefined || joint === undefined || named === undefined) return tokens
  // "By type: number and dollar value": of what was named before.
  const isHead = /^([,:;(-]|)$/.test(tokens[first - 1]?.text ?? '')
  if (isHead && value.test(named.text) && ends.test(of?.text ?? ''))
    return [
      ...tokens.slice(0, first + 2),
      { ...named, text: 'total' },
      { ...named, text: 'value' },
      ...tokens.slice(at + 1),
    ]
  if (!value.test(named.text) || of?.text !== 'of') return tokens
  return [
    ...tokens.slice(0, first),
    { ...counted, text: 'total' },
    { ...named, text: 'value' },
    joint,
    { ...named, text: 'number' },
    ...tokens.slice(at + 1),
  ]
}
