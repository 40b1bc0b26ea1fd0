// "Average price and number of sales by area, most sales first": of two numbers, the order goes by the one that it names.
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

const ends =
  /^(?:the )?(?:most|fewest|least|highest|lowest|biggest|smallest) (?<what>.+) (?:first|on top|at the top|to the top)$/

export function orderedByNumber(placed: readonly Placed[]): Placed[] {
  const numbers = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const order = of(placed, 'order').find(({ text }) => ends.test(text))
  const what = ends.exec(order?.text ?? '')?.groups?.['what']
  const named = numbers.find(({ text }) => what !== undefined && text.endsWith(what))
  const [first] = numbers
  if (order === undefined || first === undefined || named === undefined) return [...placed]
  const plain = placed.map(one => (one === order ? { ...one, item: { ...order.item, by: null } } : one))
  if (named === first) return plain
  return plain.flatMap((one): Placed[] => {
    if (one === named) return []
    return one === first ? [named, first] : [one]
  })
}
