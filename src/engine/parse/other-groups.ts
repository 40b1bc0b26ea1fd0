// "Top 5 products by revenue", then "the same for brands", "by nights instead": other groups of the same number, or the same groups
// by another number.
import { of, type PlacedOf } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'
import type { Rollup } from './same-again.ts'

/** The question before, and what is still to be said of it. */
export interface Regrouped {
  before: Placed[]
  given: Placed[]
}

/** "Which five homes earned the most": what they are ranked by stands in the verb. */
function asRanking(earlier: readonly Placed[]): readonly Placed[] {
  const [rank, ...ranks] = of(earlier, 'rank')
  const [number, ...numbers] = of(earlier, 'quantity')
  const [limit] = of(earlier, 'limit')
  if (rank?.item.by !== null || ranks.length + numbers.length > 0 || number?.item.weak !== true)
    return earlier
  const count = rank.item.count ?? limit?.item.count ?? null
  const item = { ...rank.item, count, by: number.item.quantity }
  return earlier.flatMap((one): Placed[] => {
    if (one === number || one === limit) return []
    return one.item === rank.item ? [{ ...one, item }] : [one]
  })
}

/** "The 10 oldest" and then "by price instead": from which end is not said, and the cheapest may not be meant. */
const isSameEnd = ({ item, text }: PlacedOf<'rank'>, attributes: readonly string[]): boolean => {
  const before = item.by?.kind === 'attribute' ? item.by.attributes : []
  const arePrices = [...before, ...attributes].every(id => /price/.test(id))
  return item.high || arePrices || !/\b(?!least)[a-z]+est\b/.test(text)
}

const inOrder = (rank: Placed, by: readonly string[]): Placed => ({
  ...rank,
  item: { kind: 'order', by, measures: [], descending: false },
})

/** "Top 5 homes by price" and then "by price per square foot instead": the same homes, ranked by another column. */
function rankedByColumn(
  earlier: readonly Placed[],
  given: readonly Placed[],
  attributes: readonly string[],
): Regrouped | null {
  const ranks = of(earlier, 'rank').filter(({ item }) => item.by?.kind === 'attribute')
  const [rank] = ranks
  if (rank === undefined || ranks.length > 1 || of(earlier, 'key').length > 0 || attributes.length === 0)
    return null
  if (!isSameEnd(rank, attributes))
    return { before: [...earlier], given: [...given, inOrder(rank, attributes)] }
  return {
    before: earlier.map(one =>
      one.item.kind === 'rank' && one.item.by?.kind === 'attribute'
        ? { ...one, item: { ...one.item, by: { ...one.item.by, attributes } } }
        : one,
    ),
    given: [...given],
  }
}

/** "Make it by nights instead": what is a number makes no groups of what is ranked. */
export function rankedByNumber(
  earlier: readonly Placed[],
  given: readonly Placed[],
  rollup: Rollup,
): Regrouped | null {
  const [key, ...keys] = of(given, 'key')
  if (key?.item.key.kind !== 'attribute' || keys.length > 0) return null
  const attributes = key.item.key.attributes.filter(id => rollup(id) === 'sum')
  const before = asRanking(earlier)
  const isRanked = of(before, 'rank').some(({ item }) => item.by !== null && item.by.kind !== 'attribute')
  const rest = given.filter(({ item }) => item !== key.item && item.kind !== 'ask')
  const isNarrowed = rest.every(({ item }) => item.kind === 'condition' || item.kind === 'period')
  if (isNarrowed && !isRanked)
    return rankedByColumn(
      earlier,
      rest,
      key.item.key.attributes.filter(id => rollup(id) !== null),
    )
  if (attributes.length === 0 || !isRanked || !isNarrowed) return null
  const by = { kind: 'aggregate', fn: 'sum', attributes, adds: true } as const
  return {
    before: before.flatMap((one): Placed[] => {
      if (one.item.kind === 'quantity') return []
      return [one.item.kind === 'rank' && one.item.by !== null ? { ...one, item: { ...one.item, by } } : one]
    }),
    given: rest,
  }
}

const isInstead =
  /\binstead\b|\b(?:make|do|repeat|run|redo|show me|give me) (?:it|that|this)(?: \w+)? (?:for|by)\b/
const sameFor = /\bsame(?: \w+)?(?: again)? (?:for|by|with)\b/
/** "And for states?", "what about brands", "and which category". */
const ofThese = /^(?:(?:and|ok|okay|so|now)[ ,]+)*(?:for|(?:what|how) about)\b/
/** "What about by state", "by state": other groups, unless they are to be parts of the ones before. */
const byThese =
  /^(?:(?:and|ok|okay|so|now|then)[ ,]+)*(?:(?:(?:what|how) about|now)[ ,]+)?(?:by|per) [a-z ]+[?.! ]*$/
const isOther = /\b(?:what|how) about\b|\bnow\b/
const isWithin = /\b(?:each|also|too|as well|within|further|down|both|then|add)\b/
const andWhich = /^(?:(?:ok|okay|so)[ ,]+)*and (?:which|what) [a-z ]+[?.! ]*$/

/** "By brand instead", "the same for brands": brands are ranked or counted, and no products within each. */
export function ofOtherGroups(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
  rollup: Rollup,
): Regrouped | null {
  const isSame = sameFor.test(text) || ofThese.test(text)
  const isWhich = andWhich.test(text)
  const isBy = byThese.test(text) && !isWithin.test(text)
  if (!isInstead.test(text) && !isSame && !isWhich && !isBy) return null
  const [group, ...others] = given.filter(
    ({ item }) => isGroup(item, rollup, isWhich) || (isBy && isOther.test(text) && isUnitOfTime(item)),
  )
  if (group === undefined || others.length > 0) return null
  // "And for each state" may be asked of each group.
  if (group.item.kind === 'key' && ofThese.test(text) && !sameFor.test(text) && !isBy) return null
  const before = asRanking(earlier)
  // "The five dearest homes", then "the same for areas": by what of their homes?
  if (isSame && of(before, 'rank').some(({ item }) => item.by?.kind === 'attribute'))
    return { before: [], given: [{ ...group, item: { kind: 'those before' } }] }
  const grouped = isBy ? onlyGroup(before, isOther.test(text)) : groupedBy(before)
  if (grouped === null || (isWhich && grouped.item.kind !== 'attribute')) return null
  return {
    before: before.map(one => (one === grouped ? { ...one, item: inPlaceOf(one.item, group.item) } : one)),
    // "Only for California shoppers": no rows of their own.
    given: given.flatMap((one): Placed[] => {
      if (one === group) return []
      return [one.item.kind === 'noun' ? { ...one, item: { ...one.item, agent: true } } : one]
    }),
  }
}

const isUnitOfTime = (item: Item): boolean => item.kind === 'key' && item.key.kind === 'grain'

const isGroup = (item: Item, rollup: Rollup, asOne: boolean): boolean =>
  (item.kind === 'key' && item.key.kind === 'attribute') ||
  (item.kind === 'attribute' && (item.plural || asOne) && item.attributes.every(id => rollup(id) === null))

/** "Top 5 products", then "by brand", asks of each brand as well as for the brands: only groups give way to others. */
function onlyGroup(before: readonly Placed[], inTime: boolean): Placed | null {
  const [key, ...others] = of(before, 'key')
  const isGroup = key !== undefined && /^(attribute|noun)$/.test(key.item.key.kind)
  return others.length === 0 && key !== undefined && (isGroup || (inTime && isUnitOfTime(key.item)))
    ? key
    : null
}

/** What there is a number of each of: its groups, or the things that are ranked. */
function groupedBy(before: readonly Placed[]): Placed | null {
  const keys = of(before, 'key')
  const isRanked = of(before, 'rank').length > 0
  const things = before.filter(
    ({ item }) => item.kind === 'attribute' || (item.kind === 'noun' && !item.weak && !item.none),
  )
  const [key, ...others] = keys
  if (key !== undefined)
    return others.length === 0 && things.length === 0 && /^(attribute|noun)$/.test(key.item.key.kind)
      ? key
      : null
  return isRanked && things.length === 1 ? (things[0] ?? null) : null
}

/** The new group where the old one stood: "which brand" stays one of them. */
function inPlaceOf(was: Item, group: Item): Item {
  if (was.kind === 'key' && group.kind === 'key') return group
  const attributes =
    group.kind === 'attribute'
      ? group.attributes
      : group.kind === 'key' && group.key.kind === 'attribute'
        ? group.key.attributes
        : []
  if (was.kind === 'key') return { kind: 'key', key: { kind: 'attribute', attributes } }
  const plural = (was.kind === 'noun' || was.kind === 'attribute') && was.plural
  return { kind: 'attribute', attributes, plural, text: group.kind === 'attribute' ? group.text : '' }
}
