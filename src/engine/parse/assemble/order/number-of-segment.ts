// "Abandoned carts per day", "how many carts got abandoned": how many such things there are, where each is a row and none of another
// kind.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function numberOfSegment(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isGrouped = of(placed, 'key').length > 0 || of(placed, 'ask').some(({ item }) => item.how === 'trend')
  const others = (['rank', 'having', 'average per', 'ratio'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const counted = of(placed, 'quantity')
  const isShare = of(placed, 'ask').some(({ item }) => item.how === 'share')
  if (others) return [...placed]
  if (isShare) return rateOfSegment(index, placed)
  const such = of(placed, 'condition').flatMap(one => {
    const { condition } = one.item
    if (condition.kind !== 'segment' || condition.not) return []
    const segment = condition.segments.map(id => index.segment(id)).find(({ number }) => number !== undefined)
    return segment?.number === undefined ? [] : [{ one, segment, measure: segment.number }]
  })
  const [only, ...more] = such
  if (only === undefined || more.length > 0) return [...placed]
  // "How many carts were abandoned last week": a number, whether or not it is said what they are rows of.
  const rows = of(placed, 'noun')
  const isOfSegment = (nouns: readonly string[]) => nouns.every(id => id === only.segment.noun)
  const isCounted = ({ item }: Placed) =>
    item.kind === 'quantity' && item.quantity.kind === 'count' && isOfSegment(item.quantity.nouns)
  const isNumber =
    isGrouped ||
    rows.length === 0 ||
    (of(placed, 'ask').some(({ item }) => item.how === 'count') &&
      rows.every(({ item }) => isOfSegment(item.nouns)))
  if (!isNumber || !counted.every(isCounted)) return [...placed]
  const item: Item = {
    kind: 'quantity',
    quantity: { kind: 'measure', measures: [only.measure] },
    weak: false,
  }
  const isSame = (entry: Placed) =>
    isCounted(entry) ||
    (entry.item.kind === 'ask' && entry.item.how === 'count') ||
    (entry.item.kind === 'noun' && entry.item.nouns.includes(only.segment.noun))
  return placed.flatMap((entry): Placed[] =>
    entry === only.one ? [{ ...entry, item }] : isSame(entry) ? [] : [entry],
  )
}

/** "What percent of carts got abandoned": a rate of its own; of all visits, most never had a cart. */
function rateOfSegment(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [only, ...more] = of(placed, 'condition').flatMap(one => {
    const { condition } = one.item
    if (condition.kind !== 'segment' || condition.not) return []
    return condition.segments.flatMap(id => {
      const { rate, count } = index.segment(id)
      return rate === undefined || count === undefined ? [] : [{ one, rate, counted: count.of }]
    })
  })
  if (only === undefined || more.length > 0 || of(placed, 'quantity').length > 0) return [...placed]
  // "What share of sessions had an abandoned cart" names another whole.
  const isOfThem = ({ item, start, end }: PlacedOf<'noun'>) =>
    start === end || (item.weak ? end === only.one.start : item.nouns.every(id => id === only.counted))
  const nouns = of(placed, 'noun')
  if (!nouns.every(isOfThem)) return [...placed]
  const quantity = { kind: 'measure' as const, measures: [only.rate] }
  return placed.flatMap((entry): Placed[] => {
    if (entry === only.one) return [{ ...entry, item: { kind: 'quantity', quantity, weak: false } }]
    const isSaid = entry.item.kind === 'ask' && /^(share|count)$/.test(entry.item.how)
    return isSaid || entry.item.kind === 'noun' ? [] : [entry]
  })
}
