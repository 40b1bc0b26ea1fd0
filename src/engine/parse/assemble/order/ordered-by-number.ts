// "Average price and number of sales by area, most sales first": of two numbers, the order goes by the one that it names.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const ends =
  /^(?:the )?(?:most|fewest|least|highest|lowest|biggest|smallest) (?<what>.+) (?:first|on top|at the top|to the top)$/

/** "Orders by state with revenue, biggest first": how many there are would be the most. */
const bySize =
  /^(?:the )?(?:biggest|largest|highest|lowest|smallest)(?: (?:first|on top|at the top|to (?:the )?(?:biggest|largest|highest|lowest|smallest)))?$/

const means = /^(?:average|avg|mean|median|total)$/

export function orderedByNumber(placed: readonly Placed[]): Placed[] {
  const numbers = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const order = of(placed, 'order').find(({ text }) => ends.test(text) || bySize.test(text))
  const what = ends.exec(order?.text ?? '')?.groups?.['what']
  const isNamed = ({ text }: Placed) =>
    what !== undefined && (text.endsWith(what) || (means.test(what) && text.startsWith(`${what} `)))
  const [first] = numbers
  const last = numbers.at(-1)
  const isSized =
    bySize.test(order?.text ?? '') &&
    numbers.length === 2 &&
    first?.item.quantity.kind === 'count' &&
    last?.item.quantity.kind !== 'count' &&
    last?.item.beside === true
  // "Average nights and nights, most nights first": what is called exactly so.
  const isCalled = ({ text }: Placed) => text === what
  const isTotal = (one: Placed) => one.text.startsWith('total ') && isNamed(one)
  const isColumn = of(placed, 'attribute').some(isCalled) && !numbers.some(isCalled)
  const named = isSized
    ? last
    : isColumn
      ? undefined
      : (numbers.find(isCalled) ?? numbers.find(isTotal) ?? numbers.find(isNamed))
  // "Stock and stock value by category, highest value first": columns that add up.
  const columns = of(placed, 'attribute').filter(isNamed)
  const [column, other] = columns
  if (order !== undefined && column !== undefined && other === undefined && named === undefined)
    return placed.map(one =>
      one === order ? { ...one, item: { ...order.item, by: column.item.attributes } } : one,
    )
  if (order === undefined || first === undefined || named === undefined) return [...placed]
  const plain = placed.map(one => (one === order ? { ...one, item: { ...order.item, by: null } } : one))
  if (named === first) return plain
  return plain.flatMap((one): Placed[] => {
    if (one === named) return []
    return one === first ? [named, first] : [one]
  })
}
