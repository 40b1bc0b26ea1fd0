// "How many products in each category sold more than 50 units", "customers without an order, by state": a limit on other rows tells
// which things are counted for each group. Taken for a limit on the groups, it would count all things of those that pass.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import type { SuchThings } from './narrowed-by-things.ts'
import { of, type PlacedOf } from './items.ts'
import { Unclear } from './unclear.ts'
import { isLimit, limitsRowsOf, standsAtLimit } from './limited-rows.ts'

/** What may stand beside the things, their groups and their limit. */
const beside: ReadonlySet<Item['kind']> = new Set(['ask', 'condition', 'period', 'date', 'rank', 'order'])
/** What is asked of the groups, and not of the things. */
const ofGroups: ReadonlySet<Item['kind']> = new Set(['key', 'rank', 'order', 'attribute', 'quantity'])

export function suchThings(index: ModelIndex, placed: readonly Placed[]): SuchThings | null {
  const limits = placed.filter(one => isLimit(one))
  const [limit] = limits
  const found = limit === undefined ? null : thingsIn(index, placed, limit)
  if (limit === undefined || found === null) return null
  const { noun, at } = found
  const groups = groupsIn(placed, at)
  // "By email" tells one from another: who they are is asked for.
  const isGroupOf = (id: string) =>
    index.attribute(id).table === noun.table &&
    !/^(?:text|identifier|day|moment)$/.test(index.attribute(id).kind)
  const areTheirs = groups.every(ids => ids.some(isGroupOf))
  const areOfThem = limits.every(one => one.start >= at.end && limitsRowsOf(index, noun, one))
  if (groups.length === 0 || !areTheirs || !areOfThem) return null
  const isGroup = (one: Placed) => one.item.kind === 'attribute' && isAsked(placed, one)
  const isNumber = (one: Placed) => one.item.kind === 'quantity' && !one.item.weak
  const isVerb = ({ item }: Placed) => (item.kind === 'quantity' || item.kind === 'noun') && item.weak
  const isKnown = (one: Placed) =>
    one === at ||
    limits.includes(one) ||
    one.item.kind === 'key' ||
    isGroup(one) ||
    isNumber(one) ||
    (one.item.kind === 'noun' && !one.item.none && one.start === limit.end) ||
    isVerb(one) ||
    beside.has(one.item.kind)
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share')
  if (!placed.every(isKnown) || !placed.every(one => mayBeAsked(one, at, wish))) return null
  const things: Placed = {
    ...at,
    item: { kind: 'noun', nouns: [noun.id], plural: true, none: false, weak: false },
  }
  const number: Placed = {
    ...at,
    item: { kind: 'quantity', quantity: { kind: 'count', nouns: [noun.id] }, weak: false },
  }
  if (wish !== undefined && !isShareOfEach(placed, wish, at, limit))
    throw new Unclear('a share of which ones')
  const isOther = (one: Placed) => ofGroups.has(one.item.kind) && !isVerb(one)
  const asksOther = placed.some(one => one !== at && isNumber(one))
  return {
    noun,
    listed: placed.flatMap(one => {
      if (one === at) return [things]
      return isOther(one) || one.item.kind === 'ask' ? [] : [one]
    }),
    counted: placed.flatMap(one => {
      if (one === at) return one.item.kind === 'rank' ? [one] : asksOther ? [] : [number]
      return isOther(one) || (isAsk(one, 'which') && one.start < at.start) ? [one] : []
    }),
    isShare: wish !== undefined,
  }
}

/** "The homes that earned over $40,000 are in each state": a share of those, and none of the homes of each state. */
function isShareOfEach(
  placed: readonly Placed[],
  wish: PlacedOf<'ask'>,
  things: Placed,
  limit: Placed,
): boolean {
  const areGroups = of(placed, 'key').every(
    one =>
      one.start <= limit.start || one.afterBreak === true || /^(by|per|for each|for every) /.test(one.text),
  )
  // "Available homes in each city": an adjective says of which; what is said behind may belong to either.
  const areWhole = of(placed, 'condition').every(({ end }) => end === things.start)
  return (
    wish.item.partFirst === undefined &&
    wish.start < things.start &&
    areGroups &&
    areWhole &&
    of(placed, 'rank').every(({ item }) => item.implied === true)
  )
}

const isAsk = ({ item }: Placed, how: Extract<Item, { kind: 'ask' }>['how']): boolean =>
  item.kind === 'ask' && item.how === how

/** "Which brand", "top 3 brands": the groups of which the first are asked for. */
const isAsked = (placed: readonly Placed[], one: Placed): boolean =>
  placed.some(other => (isAsk(other, 'which') || other.item.kind === 'rank') && other.end === one.start)

/** The attributes that things are grouped by, of each grouping. */
const groupsIn = (placed: readonly Placed[], at: Placed): (readonly string[])[] =>
  placed.flatMap(one => {
    const { item } = one
    if (item.kind === 'key') return item.key.kind === 'attribute' ? [item.key.attributes] : [[]]
    return item.kind === 'attribute' && at.item.kind === 'rank' && isAsked(placed, one)
      ? [item.attributes]
      : []
  })

/** "Which products in each category sold more than 50 units" asks for the products; "who" and "which" behind them tell of them. */
const mayBeAsked = (one: Placed, at: Placed, share: Placed | undefined): boolean => {
  const { item } = one
  if (item.kind !== 'ask') return true
  if (item.how === 'which') return at.item.kind === 'rank' || one.start >= at.end || one.end === share?.start
  return item.how === 'count' || item.how === 'share'
}

/** The things that are limited: the only number asked for or ranked by, or the only ones that are named. */
function thingsIn(
  index: ModelIndex,
  placed: readonly Placed[],
  limit: Placed,
): { noun: Noun; at: Placed } | null {
  const numbers = of(placed, 'quantity').filter(({ item }) => !item.weak)
  // "More than one refunded order": what is limited is called twice.
  const named = of(placed, 'noun').filter(
    ({ item, start }) => !item.weak && !item.none && !(limit.item.kind === 'having' && start === limit.end),
  )
  const ranks = of(placed, 'rank').filter(({ item }) => item.by?.kind === 'count')
  const [name] = named
  const kind = numbers.length + named.length + ranks.length === 0 ? kindCounted(index, placed) : null
  if (kind !== null) return kind
  const isOfNamed =
    numbers.length === 1 &&
    named.length === 1 &&
    numbers.every(isOwnNumber) &&
    name !== undefined &&
    standsAtLimit(placed, name, limit)
  const [at, ...others] = isOfNamed ? named : [...numbers, ...named, ...ranks]
  if (at === undefined || others.length > 0) return null
  const [noun, ...more] = nounsOf(at).map(id => index.noun(id))
  if (noun === undefined || more.length > 0 || noun.key !== undefined || noun.where !== undefined) return null
  return index.has(`${noun.table}.id`) ? { noun, at } : null

  /** "The average price of products": a number that the named things have themselves. */
  function isOwnNumber({ item: { quantity } }: PlacedOf<'quantity'>): boolean {
    const tables = new Set(named.flatMap(({ item }) => item.nouns.map(id => index.noun(id).table)))
    return (
      quantity.kind === 'aggregate' && quantity.attributes.every(id => tables.has(index.attribute(id).table))
    )
  }
}

/** "How many villas": the kind names the things. */
function kindCounted(index: ModelIndex, placed: readonly Placed[]): { noun: Noun; at: Placed } | null {
  const at = placed.find(one => isAsk(one, 'count'))
  const kind = placed.find(({ start }) => start === at?.end)
  if (at === undefined || kind?.item.kind !== 'condition' || kind.item.condition.kind !== 'values')
    return null
  const tables = new Set(
    kind.item.condition.options.flat().map(({ attribute }) => index.attribute(attribute).table),
  )
  const noun = index.model.nouns.find(
    ({ table, key, where }) =>
      tables.size === 1 && tables.has(table) && key === undefined && where === undefined,
  )
  return noun === undefined || !index.has(`${noun.table}.id`) ? null : { noun, at }
}

function nounsOf({ item }: Placed): readonly string[] {
  if (item.kind === 'noun') return item.plural ? item.nouns : []
  if (item.kind === 'rank') return item.by?.kind === 'count' ? item.by.nouns : []
  return item.kind === 'quantity' ? countedIn(item.quantity) : []
}

const countedIn = (quantity: QuantityRef): readonly string[] =>
  quantity.kind === 'count' ? quantity.nouns : []
