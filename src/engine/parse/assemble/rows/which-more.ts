// "Texas or California, who brought in more?", "chalets versus beach houses: which earned more?": both are shown, the larger one
// first.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type ItemOf, type PlacedOf } from '#engine/parse/assemble/items.ts'

/** "Who pays more per square foot": of two places, the mean of each. */
function averagedOf(placed: readonly Placed[]): Placed[] {
  const rank = of(placed, 'rank').find(({ text }) => /^(more|less)\b/.test(text))
  const [number, ...others] = of(placed, 'attribute').filter(({ text }) => /^per\b/.test(text))
  if (rank?.item.by !== null || number === undefined || others.length > 0) return [...placed]
  const by = { kind: 'aggregate' as const, fn: 'avg' as const, attributes: number.item.attributes }
  return placed.flatMap((one): Placed[] =>
    one === number ? [] : one === rank ? [{ ...one, item: { ...rank.item, by } }] : [one],
  )
}

/** "Where do homes sell faster, in A or in B": how long it takes is a mean of each. */
function asRank(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [manner, ...others] = of(placed, 'attribute').filter(({ text }) => adverb.test(text))
  if (manner === undefined || others.length + of(placed, 'rank').length > 0) return [...placed]
  const [versus] = of(placed, 'versus')
  if (versus !== undefined)
    return isToldBehind(index, placed, manner, versus.end)
      ? placed.filter(one => one !== manner)
      : [...placed]
  // "Do they stay longer in A or in B? Average nights for both": the number is named.
  if (of(placed, 'quantity').some(({ item }) => !item.weak))
    return placed.map(one => (one === manner ? { ...one, item: { kind: 'ask', how: 'compare' } } : one))
  const high = /\b(longer|slower)$/.test(manner.text)
  const by = { kind: 'aggregate' as const, fn: 'avg' as const, attributes: manner.item.attributes }
  const item: Item = { kind: 'rank', implied: false, count: null, high, by }
  const text = manner.text.split(' ').at(-1) ?? ''
  return placed.map(one => (one === manner ? { ...one, text, item } : one))
}

/** "Do they sell faster than those without? Average days on market": the number that tells it is named behind. */
const isToldBehind = (
  index: ModelIndex,
  placed: readonly Placed[],
  manner: PlacedOf<'attribute'>,
  from: number,
) =>
  of(placed, 'quantity').some(({ item: { quantity, weak }, start }) => {
    if (weak || start < from || quantity.kind !== 'aggregate' || !/^(avg|median)$/.test(quantity.fn))
      return false
    const formats = new Set(
      [...manner.item.attributes, ...quantity.attributes].map(id => index.attribute(id).format),
    )
    return quantity.attributes.length > 0 && formats.size === 1
  })

const adverb = /\b(faster|slower|quicker|sooner|longer|shorter)$/

export function whichMore(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = sidesOf(given).length > 0 ? asRank(index, averagedOf(given)) : given
  const attributes = sidesOf(placed)
  const rank = of(placed, 'rank').find(({ text }) =>
    /^(more|less|fewer|higher|lower|better|worse|bigger|larger|greater|smaller|longer|shorter|faster|slower|quicker|sooner)\b/.test(
      text,
    ),
  )
  // "Do guests stay longer in A or in B".
  const isManner = rank !== undefined && adverb.test(rank.text) && of(given, 'rank').length === 0
  const asked = of(placed, 'ask').some(({ item }) => item.how === 'which') || placed.some(isWhere) || isManner
  // "Who spends more per order": what is spent for each, and no row for each.
  const isOther = of(placed, 'key').some(({ item, text }) => item.key.kind !== 'noun' || !/^per\b/.test(text))
  if (attributes.length === 0 || rank === undefined || !asked || isOther) return [...placed]
  const { by, high } = rank.item
  const [stated, ...others] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  if (by?.kind === 'attribute' || (by === null && stated === undefined)) return [...placed]
  // "Who is doing better? Number sold and volume for both": told by both numbers, which may not agree.
  if (by === null && others.length > 0)
    return placed.filter(one => one !== rank && !(one.item.kind === 'ask' && one.item.how === 'which'))
  const ranked = by ?? stated?.item.quantity
  const measures = ranked?.kind === 'measure' ? ranked.measures : []
  const items: Item[] = [
    ...(by === null ? [] : [{ kind: 'quantity' as const, quantity: by, weak: false }]),
    { kind: 'order', by: null, measures, descending: high },
    { kind: 'key', key: { kind: 'attribute', attributes } },
  ]
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind === 'versus' || (one.item.kind === 'ask' && one.item.how === 'which')) return []
    if (isWhere(one)) return []
    // Those who do it are no rows of the answer, nor is what belongs to a side: "our Utah homes or the ones in Florida".
    const isOfSide =
      one.item.kind === 'noun' && !one.item.weak && one.start > rank.start && !arePeople(index, one.item)
    if ((isManner || isOfSide) && one.item.kind === 'noun' && !one.item.none)
      return [{ ...one, item: { ...one.item, agent: true } }]
    if (one.item.kind === 'quantity' && one.item.weak) return []
    return one === rank ? items.map(item => ({ ...one, item })) : [one]
  })
}

/** "Who spends more, customers in A or in B": all of them together, or each of them. */
const arePeople = (index: ModelIndex, { nouns }: ItemOf<'noun'>): boolean =>
  nouns.some(id => index.noun(id).vague?.includes('people') === true)

/** "Where do they sit longer, in A or in B": one of the two, and no other place. */
const isWhere = ({ item, text }: Placed) => item.kind === 'attribute' && text === 'where'

/** What the sides are values of: those of "A or B", or those before and behind "versus". */
function sidesOf(placed: readonly Placed[]): string[] {
  const parted = of(placed, 'versus').length === 1
  const values = of(placed, 'condition').flatMap(({ item, text }) => {
    const { condition } = item
    if (condition.kind !== 'values' || condition.not) return []
    return parted || (condition.options.length > 1 && / or /.test(text)) ? [condition.options] : []
  })
  const [first, ...others] = values.length > 0 ? values.flat() : eitherOf(placed)
  if (first === undefined) return flagsOf(placed)
  if (others.length === 0) return []
  return first
    .map(({ attribute }) => attribute)
    .filter(id => others.every(option => option.some(({ attribute }) => attribute === id)))
}

/** "People on PayPal or people with a gift card": a value on each side, with those who have it before it. */
function eitherOf(placed: readonly Placed[]) {
  const [one, other, ...more] = of(placed, 'condition').filter(({ item }) => item.condition.kind === 'values')
  if (one?.item.condition.kind !== 'values' || other?.item.condition.kind !== 'values') return []
  const between = placed.filter(({ start }) => start > one.start && start < other.start)
  const areTwo =
    more.length === 0 &&
    (other.afterOr === true || between.some(({ afterOr }) => afterOr === true)) &&
    between.every(({ item }) => item.kind === 'noun') &&
    !one.item.condition.not &&
    !other.item.condition.not
  return areTwo ? [...one.item.condition.options, ...other.item.condition.options] : []
}

/** "With a pool or without": the one flag of which both are said. */
function flagsOf(placed: readonly Placed[]): string[] {
  const flags = of(placed, 'condition').flatMap(({ item }) =>
    item.condition.kind === 'flag' ? [item.condition] : [],
  )
  const [one, other, ...more] = flags
  return one !== undefined && one.attribute === other?.attribute && one.yes !== other.yes && more.length === 0
    ? [one.attribute]
    : []
}

/** "Did we do better this October than last": in what the business goes by, where nothing else is named. */
export function doneBetter(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const { best } = index.model
  const [said] = of(placed, 'period against period')
  const isOpen = placed.every(({ item }) => /^(period|shift|period against period|ask)$/.test(item.kind))
  if (said === undefined || !isOpen || best === undefined || !/^(better|worse)\b/.test(said.text))
    return [...placed]
  const quantity: Item = { kind: 'quantity', quantity: { kind: 'measure', measures: [best] }, weak: false }
  return [...placed, { ...said, item: quantity }]
}

/** "Is Gatlinburg doing better than Asheville in terms of revenue": what two sides are held against each other in, and no ranking. */
export const weighedBy = (placed: readonly Placed[]): Placed[] =>
  of(placed, 'versus').some(({ item }) => item.weighs === true)
    ? placed.map(one => {
        const by =
          one.item.kind === 'rank' && /^(by|in terms of|measured by|according to)\b/.test(one.text)
            ? one.item.by
            : null
        return by === null || by.kind === 'attribute'
          ? one
          : { ...one, item: { kind: 'quantity', quantity: by, weak: false } }
      })
    : [...placed]
