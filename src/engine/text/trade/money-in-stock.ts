// "How much money is tied up in Northpeak stock", "cash sitting in the warehouse": what is there, in money. Without it the pieces
// would be counted.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const money = /^(money|cash|capital|dollars)$/
const verbs =
  /^(tied up|locked up|sitting|stuck|parked|sunk|invested|tied|snoozing|sleeping|idling|languishing|resting|slumbering|gathering dust|collecting dust|lying|frozen|trapped|locked|buried)$/
const between = /^(is|are|do|does|we|i|have|has|got|there|currently|now|much|how|s)$/
const stock = /^(stock|inventory|warehouse|shelves|shelf|storage|stockroom)$/
/** "Out of stock", "low stock". */
const states = /^(of|low|no|zero|excess)$/
/** What is in stock is not sold yet. */
const idle = /^(unsold|the|our|all|my|remaining|leftover)$/

export const moneyInStock = wherever([money, stock], (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const first = tokens.findIndex(token => money.test(token.text))
  if (first < 0) return tokens
  let at = first + 1
  while (between.test(text(at))) at++
  const verb = [2, 1].find(length =>
    verbs.test(
      tokens
        .slice(at, at + length)
        .map(({ text: word }) => word)
        .join(' '),
    ),
  )
  if (verb === undefined || !/^(in|on)$/.test(text(at + verb))) return tokens
  const from = at + verb + 1
  const place = tokens.findIndex(
    (token, where) => where >= from && where < from + 6 && stock.test(token.text),
  )
  const named = tokens.slice(from, place)
  const head = tokens[first]
  if (
    place < 0 ||
    head === undefined ||
    named.some(({ kind, text: word }) => kind === 'mark' && word !== '&')
  )
    return tokens
  // "In out of stock stuff": a state of the goods, and not where they lie.
  const isState = states.test(text(place - 1))
  const opens = text(first - 1) === 'much' && text(first - 2) === 'how' ? first - 2 : first
  // "The stock on our shelves": where it lies, said once more.
  const isShelved =
    /^(on|in)$/.test(text(place + 1)) && /^(the|our)$/.test(text(place + 2)) && stock.test(text(place + 3))
  const end = isShelved ? place + 4 : place + 1
  if (isState)
    return [
      ...tokens.slice(0, opens),
      ...['what', 'is', 'the', 'stock', 'value', 'of'].map(word => ({ ...head, text: word })),
      ...tokens.slice(from),
    ]
  const whose = named.filter(({ text: word }) => !idle.test(word))
  const said = opens < first ? ['what', 'is', 'the', 'stock', 'value'] : ['stock', 'value']
  const of = whose.length === 0 ? [] : ['of']
  return [
    ...tokens.slice(0, opens),
    ...[...said, ...of].map(word => ({ ...head, text: word })),
    ...whose,
    ...tokens.slice(end),
  ]
})
