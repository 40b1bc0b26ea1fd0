// "The city whose customers spent the most", "which brand's products are refunded most": what owns the things is asked for, and
// the things only say whose rows are computed.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function owners(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const owned = of(placed, 'noun').find(noun => !noun.item.none && ownerOf(index, placed, noun) !== undefined)
  const computes = (['rank', 'having', 'quantity'] as const).some(kind => of(placed, kind).length > 0)
  if (owned === undefined) {
    if (areEachOrAll(index, placed)) throw new Unclear('each of them or all together')
    return [...placed]
  }
  // "Cities whose customers spent over 50,000": each of them, or all of a city together?
  if (isLimited(placed)) throw new Unclear('whose limit this is')
  // "Whose orders are biggest": one by one, or together?
  if (
    of(placed, 'rank').some(
      ({ item, text }) => item.by === null && /^(biggest|largest|smallest)\b/.test(text),
    )
  )
    throw new Unclear('what they are ranked by')
  if (!computes && isAnyOrAll(placed)) throw new Unclear('any or all of them')
  if (!computes && of(placed, 'averaged').length === 0) return [...placed]
  const isMean = isRankedByTheirs(index, placed)
  return placed.map((one): Placed => {
    if (one === owned) return { ...one, item: { ...owned.item, agent: true } }
    const { item } = one
    return isMean && item.kind === 'rank' && item.by?.kind === 'attribute'
      ? { ...one, item: { ...item, by: { kind: 'aggregate', fn: 'avg', attributes: item.by.attributes } } }
      : one
  })
}

/** The group before "whose", or right before what it has: "which brand's products". */
function ownerOf(
  index: ModelIndex,
  placed: readonly Placed[],
  { item, start }: PlacedOf<'noun'>,
): PlacedOf<'attribute'> | undefined {
  const asks = of(placed, 'ask').filter(ask => ask.item.how === 'which' && ask.start < start)
  const whose = asks.find(ask => ask.text === 'whose' && start - ask.end <= 2 && isNext(placed, ask, start))
  return of(placed, 'attribute').find(
    head =>
      head.item.attributes.every(id => index.attribute(id).kind === 'category') &&
      (whose === undefined
        ? item.plural &&
          head.end === start &&
          asks.some(ask => head.start - ask.end <= 1 && ask.end <= head.start)
        : head.end === whose.start),
  )
}

/** "Whose average price of available listings": a number of theirs comes first. */
const isNext = (placed: readonly Placed[], { end }: Placed, start: number): boolean =>
  placed.every(one => one.start < end || one.start >= start || one.item.kind === 'condition')

/** A limit on what adds up; a mean is one of all. */
const isLimited = (placed: readonly Placed[]): boolean =>
  of(placed, 'rank').length === 0 &&
  of(placed, 'having').some(({ item }) => item.quantity.kind === 'measure' && item.than.kind === 'number')

/** "Brands whose products are out of stock": those with one such product, or those with no other. */
const isAnyOrAll = (placed: readonly Placed[]): boolean =>
  of(placed, 'ask').some(({ text }) => text === 'whose') &&
  of(placed, 'condition').length > 0 &&
  of(placed, 'averaged').length === 0 &&
  of(placed, 'ask').every(({ item }) => item.how === 'which')

/** "Cities where homes earn over 100k": one home of them, or all together. */
const areEachOrAll = (index: ModelIndex, placed: readonly Placed[]): boolean =>
  isLimited(placed) &&
  of(placed, 'ask').some(
    ({ text, start, end }) =>
      text === 'where' &&
      of(placed, 'noun').some(({ item, start: at }) => !item.weak && !item.none && at === end) &&
      of(placed, 'attribute').some(
        head =>
          head.end === start && head.item.attributes.every(id => index.attribute(id).kind === 'category'),
      ),
  )

/** What many things of one owner are like is their mean. */
const isRankedByTheirs = (index: ModelIndex, placed: readonly Placed[]): boolean =>
  of(placed, 'rank').every(
    ({ item, text }) =>
      !/^(most|least|the most|the least)\b/.test(text) &&
      item.by?.kind === 'attribute' &&
      item.by.attributes.every(id => index.attribute(id).kind === 'number'),
  ) && (['quantity', 'key', 'having'] as const).every(kind => of(placed, kind).length === 0)
