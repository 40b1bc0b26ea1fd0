// "What weekday do people most often arrive", "which city do customers order from the most": those who do it are no rows of the
// answer, and the verb only says what is counted.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, NounRef, Placed } from '#engine/parse/item.ts'
import { isTimeRef } from '#engine/parse/key-ref.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'

export function askedGroup(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const which = of(placed, 'ask').find(({ item }) => item.how === 'which' && item.relative !== true)
  const group = placed.find(
    ({ item, start }) =>
      which !== undefined &&
      start >= which.end &&
      start <= which.end + 2 &&
      (isGroup(index, item) || isThing(index, item)),
  )
  if (group === undefined || of(placed, 'rank').length === 0) return [...placed]
  const doer = of(placed, 'noun').find(
    ({ item, start, end }) =>
      start >= group.end &&
      start <= group.end + 2 &&
      !item.none &&
      (isPeople(index, item) || (isGroup(index, group.item) && item.plural && earns(placed, end))),
  )
  // "For guests in Aspen, which month has the most check-ins".
  const before =
    group.item.kind === 'key' && which?.afterBreak === true
      ? of(placed, 'noun').find(({ item, end }) => end <= which.start && !item.none && isPeople(index, item))
      : undefined
  const inTime = group.item.kind === 'key' ? timed(index, placed, group) : null
  const isMean =
    group.item.kind === 'attribute' && (isHowSoon(index, placed) || hasMany(index, placed, group))
  const others = inTime ?? (isMean ? averagedOver(index, placed) : [...placed])
  const doing = doer ?? before
  return others.map(one =>
    one.item === doing?.item ? { ...one, item: { ...doing.item, agent: true } } : one,
  )
}

/** "Which area sells quickest", "which city do guests stay longest in": of a place, how long is a mean over its rows. */
const isHowSoon = (index: ModelIndex, placed: readonly Placed[]): boolean =>
  of(placed, 'rank').every(
    ({ item, text }) =>
      item.by?.kind === 'attribute' &&
      item.by.attributes.every(id => ['days', 'nights'].includes(index.attribute(id).format)) &&
      /\b(quickest|fastest|slowest|longest|shortest|soonest)$/.test(text),
  ) && (['quantity', 'key', 'having'] as const).every(kind => of(placed, kind).length === 0)

/** "Which village has the cheapest homes": what many homes of one place are like is their mean. */
const hasMany = (index: ModelIndex, placed: readonly Placed[], group: Placed): boolean => {
  const [rank, ...others] = of(placed, 'rank')
  const things = of(placed, 'noun').find(({ item, start }) => start === rank?.end && !item.weak)
  return (
    rank !== undefined &&
    rankedLike(index, placed, rank.item) !== null &&
    rank.item.count === null &&
    rank.start >= group.end &&
    others.length === 0 &&
    things?.item.plural === true &&
    things.item.nouns.every(id => index.noun(id).key === undefined) &&
    (['quantity', 'key', 'having'] as const).every(kind => of(placed, kind).length === 0)
  )
}

/** What things are ranked by: "cheapest" by a price, "cheapest per square foot" by another, "biggest" by their size. */
function rankedLike(
  index: ModelIndex,
  placed: readonly Placed[],
  rank: ItemOf<'rank'>,
): readonly string[] | null {
  const by = rank.by?.kind === 'attribute' ? rank.by.attributes : null
  const unit = of(placed, 'attribute').find(({ text }) => /^(per|by the|a) /.test(text))
  if (by !== null) return unit?.item.attributes ?? by
  const sizes = of(placed, 'noun').flatMap(({ item }) => item.nouns.flatMap(id => index.noun(id).size ?? []))
  const isSize = of(placed, 'rank').some(({ text }) => /^(biggest|largest|smallest)$/.test(text))
  return rank.by === null && isSize && sizes.length > 0 ? sizes : null
}

const averagedOver = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.map(one => {
    const attributes = one.item.kind === 'rank' ? rankedLike(index, placed, one.item) : null
    return one.item.kind === 'rank' && attributes !== null
      ? { ...one, item: { ...one.item, by: { kind: 'aggregate', fn: 'avg', attributes } } }
      : one
  })

const isGroup = (index: ModelIndex, item: Item): boolean =>
  (item.kind === 'attribute' && item.attributes.every(id => index.attribute(id).kind === 'category')) ||
  (item.kind === 'key' && isTimeRef(item.key))

const isPeople = (index: ModelIndex, { nouns }: { nouns: NounRef }): boolean =>
  nouns.some(id => index.noun(id).vague?.includes('people') === true)

/** "Which month do Aspen homes earn the most in": the verb of a measure right behind them. */
const earns = (placed: readonly Placed[], end: number): boolean =>
  of(placed, 'quantity').some(({ item, start }) => item.weak && start === end)

/** "Which product do customers return the most": not those who do it themselves. */
const isThing = (index: ModelIndex, item: Item): boolean =>
  item.kind === 'noun' && !item.weak && !item.none && !isPeople(index, item)

/** "Arrive" names the date of the weekday, and its rows are counted. */
function timed(index: ModelIndex, placed: readonly Placed[], group: Placed): Placed[] | null {
  const verb = placed.find(({ item }) => dayOf(index, item) !== null)
  const date = verb === undefined ? null : dayOf(index, verb.item)
  const rows = index.model.nouns.find(noun => noun.key === undefined && noun.date === date)
  const [rank, ...others] = of(placed, 'rank')
  const by = rank?.item.by
  // "Most guests arrive": of those who do it, each arrival counts.
  const ofDoers = by?.kind === 'count' && isPeople(index, by)
  if (verb === undefined || date === null || rows === undefined || !(by === null || ofDoers)) return null
  if (others.length > 0 || of(placed, 'quantity').length > 0) return null
  return placed.flatMap((one): Placed[] => {
    if (one === verb) return []
    if (one.item.kind === 'rank')
      return [{ ...one, item: { ...one.item, by: { kind: 'count', nouns: [rows.id] } } }]
    const { item } = one
    return one === group && item.kind === 'key' && isTimeRef(item.key)
      ? [{ ...one, item: { ...item, key: { ...item.key, dates: [date] } } }]
      : [one]
  })
}

/** "Arrive", "check out": the day on which it is done. */
function dayOf(index: ModelIndex, item: Item): string | null {
  if (item.kind === 'date') return item.attribute
  const isDay =
    item.kind === 'attribute' &&
    item.attributes.every(id => ['day', 'moment'].includes(index.attribute(id).kind))
  return isDay ? (item.attributes[0] ?? null) : null
}
