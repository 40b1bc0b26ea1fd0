// "Customers in OH", "revenue in IN", "TX, OH and CA": a state, though the code is a sound or a little word. Passed over, it would leave
// every customer. "OH inventory" is what is on hand.
import type { Token } from './token.ts'

const names: ReadonlyMap<string, string> = new Map([
  ['OH', 'ohio'],
  ['IN', 'indiana'],
  ['OK', 'oklahoma'],
  ['HI', 'hawaii'],
  ['ME', 'maine'],
  ['OR', 'oregon'],
])
const where = /^(in|from|of|to|for|across|vs|versus|within|only|outside|except)$/
const things =
  /^(customers?|buyers?|shoppers?|orders?|revenue|sales|homes?|listings?|bookings?|guests?|purchases?|refunds?|clients?|properties|stays?)$/
const onHand = /^(inventory|inv|stock|qty|quantity|units?|pieces?|value)$/
const isCode = /^[A-Z]{2}$/

export function withStates(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ raw }) => names.has(raw) || raw === 'oh')) return tokens
  // IN A QUESTION THAT SHOUTS every word is in capitals.
  const shouts = !tokens.some(({ raw }) => /[a-z]/.test(raw))
  return tokens.flatMap((token, at): Token[] => {
    const name = names.get(token.raw.toUpperCase())
    if (name === undefined || token.kind !== 'word' || token.quoted === true) return [token]
    const next = tokens[at + 1]?.text ?? ''
    if (token.text === 'oh' && onHand.test(next) && token.raw === 'OH')
      return [
        { ...token, text: 'on' },
        { ...token, text: 'hand' },
      ]
    return isState(tokens, at, shouts) ? [{ ...token, text: name }] : [token]
  })
}

function isState(tokens: readonly Token[], at: number, shouts: boolean): boolean {
  const [raw, next] = [tokens[at]?.raw ?? '', tokens[at + 1]]
  const before = tokens[at - 1]
  const isEnd =
    next === undefined || /^([?.!,;)]|and|vs|versus|or|last|this|in|by|with|who|since|only)$/.test(next.text)
  const isPlaced = before?.kind === 'word' && where.test(before.text)
  if (raw === 'oh' || (shouts && raw === 'OH')) return isPlaced && isEnd
  if (shouts || raw !== raw.toUpperCase()) return false
  if (isPlaced) return isEnd || things.test(next.text)
  if (at === 0) {
    // "OH vs TX revenue".
    const isSide = /^(vs|versus|and|or)$/.test(next?.text ?? '') && isCode.test(tokens[2]?.raw ?? '')
    return isSide || (raw !== 'IN' && raw !== 'OR' && things.test(next?.text ?? ''))
  }
  // "Columbus, OH", "TX and OH".
  const joined = /^(,|and|or|\/)$/.test(before?.text ?? '') ? tokens[at - 2] : undefined
  const isNamed = joined?.kind === 'word' && /^[A-Z]/.test(joined.raw)
  const isBoth = joined !== undefined && isCode.test(joined.raw)
  return (isNamed || isBoth) && (isEnd || things.test(next.text))
}
