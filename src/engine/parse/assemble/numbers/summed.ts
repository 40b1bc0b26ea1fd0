// "In total", "combined", "added up": what is named is one sum, wherever the words stand.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function summed(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const mark = of(placed, 'in total')[0] ?? broughtInBy(placed)
  const computes =
    of(placed, 'quantity').length + of(placed, 'ratio').length + of(placed, 'average per').length > 0
  // "Spent more than 10000 in total", "over 20k with us all together": a word of the limit.
  const isOfLimit = of(placed, 'having').some(
    ({ end }) =>
      end === mark?.start || (end + 2 === mark?.start && mark.afterBreak !== true && isBare(placed, end)),
  )
  if (mark === undefined || isOfLimit) return [...placed]
  const isNumber = (id: string) => index.attribute(id).kind === 'number'
  const distance = ({ start }: Placed) => Math.abs(start - mark.start)
  const [named] = of(placed, 'attribute')
    .filter(({ item }) => item.attributes.some(isNumber))
    .toSorted((a, b) => distance(a) - distance(b))
  // "How many are pending and their asking prices all together": said of what stands right before it.
  const isOwn = ({ start, end }: Placed) => start < mark.start && mark.start - end <= 1
  const isMany = named !== undefined && (named.item.plural || named.afterAnd === true)
  // "How much discount did sellers give in total": of the only number there is, if it is money.
  const isOnly = ({ item }: Placed) => isMoney(index, item) && of(placed, 'quantity').length === 1
  if (computes && !(isMany && isOwn(named)))
    return placed.map(one => (isOwn(one) || isOnly(one) ? withoutDoubt(one) : one))
  // "Sale to list in the three villages combined": of all of them at once, for nobody adds up percentages.
  const hasMean = (id: string) => {
    const { format, rollup } = index.attribute(id)
    return rollup === 'avg' && (/^(percent|number)$/.test(format) || isPooled(format, mark.text))
  }
  const sum = (attributes: readonly string[]): Item => ({
    kind: 'quantity',
    weak: false,
    quantity: { kind: 'aggregate', fn: attributes.some(hasMean) ? 'avg' : 'sum', attributes },
  })
  if (named !== undefined)
    return placed.map(one =>
      one === named ? { ...one, item: sum(named.item.attributes.filter(isNumber)) } : one,
    )
  // "The combined value of the pending bookings": their money, whatever it is called.
  const [money] = of(placed, 'total')
  if (money !== undefined) return placed.map(one => (one === money ? { ...one, item: sum([]) } : one))
  return counted(placed)
}

/** "With us" contributes nothing. */
const isBare = (placed: readonly Placed[], at: number): boolean =>
  placed.every(({ start }) => start !== at && start !== at + 1)

const isMoney = (index: ModelIndex, item: Item): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'aggregate' &&
  item.quantity.attributes.every(id => index.attribute(id).format === 'money')

/** "How much did this year's closings bring in": all of them, where nobody asks for each. */
function broughtInBy(placed: readonly Placed[]): Placed | undefined {
  const [verb, ...others] = of(placed, 'attribute')
  const isAsked = of(placed, 'ask').some(({ item }) => item.how === 'how much')
  const isOfEach =
    (['key', 'rank', 'averaged'] as const).some(kind => of(placed, kind).length > 0) ||
    of(placed, 'ask').some(({ item }) => item.how === 'each')
  const isOfMany = of(placed, 'noun').some(({ item }) => item.plural)
  // "Earned from rent" names it twice.
  const isSame = others.every(({ item }) => String(item.attributes) === String(verb?.item.attributes))
  const isVerb = /^(bring|brought|gross|grossed|earn|earned)\b/.test(verb?.text ?? '')
  return isAsked && isOfMany && !isOfEach && isSame && isVerb ? verb : undefined
}

/** "How much do their asking prices make all together": added up, also what is averaged elsewhere. */
function withoutDoubt(one: Placed): Placed {
  const { item } = one
  if (item.kind !== 'quantity' || item.quantity.kind !== 'aggregate' || item.quantity.fn !== 'sum') return one
  return { ...one, item: { ...item, quantity: { ...item.quantity, adds: false } } }
}

/** "Days on market in Old Town and Bay Colony combined": the rows are put together, and not their days. */
const isPooled = (format: string, text: string): boolean =>
  !/^(money|count)$/.test(format) && /\b(combined|together)$/.test(text)

/** "Bookings in total last year": how many there were. */
function counted(placed: readonly Placed[]): Placed[] {
  const others = (['rank', 'having', 'ask', 'total'] as const).some(kind => of(placed, kind).length > 0)
  const [things, ...more] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none && item.plural)
  if (others || things === undefined || more.length > 0) return [...placed]
  const item: Item = {
    kind: 'quantity',
    weak: false,
    quantity: { kind: 'count', nouns: things.item.nouns },
  }
  return placed.map(one => (one === things ? { ...one, item } : one))
}
