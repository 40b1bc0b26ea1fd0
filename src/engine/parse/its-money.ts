// "And how much money was that in total", "how much is that in dollars": of the rows before, what they come to; "what did they go for":
// what one of them was.
import type { Item, Placed } from './item.ts'
import { isPriceVerb } from './assemble/numbers/averaged.ts'
import { of } from './assemble/items.ts'
import { askedOfSame } from './refers.ts'

const said: ReadonlySet<Item['kind']> = new Set(['ask', 'in money', 'in total', 'total', 'averaged'])

/** The rows of the question before with their money as what is asked for, or null where something else is. */
export function itsMoney(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null {
  const much = of(given, 'ask').find(({ item }) => item.how === 'money' || item.how === 'how much')
  const sign = of(given, 'total').find(({ text: said }) => said === '$')
  // "What are they worth all together".
  const worth =
    of(given, 'in total').length > 0 ? of(given, 'attribute').find(one => one.text === 'worth') : undefined
  const wish = much ?? of(given, 'in money')[0] ?? sign ?? worth
  const isOnly = given.every(
    one => one === worth || (said.has(one.item.kind) && (one.item.kind !== 'ask' || isOfAmount(one.item))),
  )
  // "And how much was that in October": what was asked before was a sum already.
  const isCounted = of(earlier, 'quantity').every(({ item }) => item.quantity.kind === 'count')
  const isMoney =
    of(given, 'in money').length > 0 || much?.item.how === 'money' || (sign ?? worth) !== undefined
  // "And what did they go for": a price is one of each of them, and what they go for together is their mean.
  const isPrice = of(given, 'ask').some(one => isPriceVerb(one.text))
  const isMean = of(given, 'averaged').length > 0
  if (wish === undefined || !isOnly || !isCounted || (isMean ? !isPrice : !isMoney && !isPrice)) return null
  // "Orders by status, in dollars instead": the same groups.
  const groups = of(earlier, 'key')
  const others = earlier.filter(({ item }) => item.kind !== 'key')
  const rows = [...askedOfSame(others, text.replace(/^and\b/, '')), ...groups]
  const past = Math.max(0, ...rows.map(({ end }) => end)) + 1
  const quantity: Item = {
    kind: 'quantity',
    quantity: { kind: 'aggregate', fn: isPrice ? 'avg' : 'sum', attributes: [] },
    weak: false,
  }
  return [...rows, { ...wish, item: quantity, start: past, end: past + 1 }]
}

const isOfAmount = ({ how }: Extract<Item, { kind: 'ask' }>): boolean =>
  how === 'money' || how === 'how much' || how === 'which'
