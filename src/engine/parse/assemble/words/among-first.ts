// "Orders from our top 5 customers", "revenue by month for the top 3 categories", "which of the ten dearest homes earns least": the
// first of something narrow the rows, and what is asked for is asked of those alone.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

type Rank = PlacedOf<'rank'>
type Target = PlacedOf<'noun'> | PlacedOf<'attribute'>

export function amongFirst(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const rank = of(placed, 'rank').findLast(({ item }) => item.count !== null && item.led === true)
  const target = rank === undefined ? undefined : targetOf(index, placed, rank)
  if (rank === undefined || target === undefined) return [...placed]
  const use = isShownOf(index, placed, rank, target) ? null : useOf(placed, rank, target)
  if (use === null) return [...placed]
  if (rank.item.by === null && /(largest|biggest|smallest)$/.test(rank.text))
    throw new Unclear('what is largest')
  const by = saidBehind(placed, target)
  const among: Item = {
    kind: 'among',
    count: rank.item.count ?? 1,
    high: rank.item.high,
    by: rank.item.by ?? by?.item.by ?? null,
    nouns: target.item.kind === 'noun' ? target.item.nouns : [],
    attributes: target.item.kind === 'attribute' ? target.item.attributes : [],
    alike: use === 'groups' && of(placed, 'key').length > 0,
    counted: use === 'counted',
    // "Which of the ten dearest active listings have a pool": what they have is asked, and tells not which they are.
    ...(use === 'picked'
      ? { behind: rank.end, until: target.start }
      : { behind: target.end, until: target.end + 2 }),
  }
  return placed.flatMap((one): Placed[] => {
    if (one === rank) return [{ ...one, item: among }]
    if (one === by) return []
    // "Each of our top 3": the groups are told already.
    if (one.item.kind === 'ask' && one.item.how === 'each' && isJustBefore(one, rank)) return []
    return one === target ? as(use, target) : [one]
  })
}

const as = (use: Use, target: Target): Placed[] => {
  if (use === 'rows') return []
  if (use === 'counted' || use === 'picked') return [target]
  if (use === 'one of them') return [{ ...target, item: { ...target.item, plural: false } }]
  const key =
    target.item.kind === 'noun'
      ? ({ kind: 'noun', nouns: target.item.nouns } as const)
      : ({ kind: 'attribute', attributes: target.item.attributes } as const)
  return [{ ...target, item: { kind: 'key', key } }]
}

type Use = 'one of them' | 'groups' | 'rows' | 'counted' | 'picked'

function useOf(placed: readonly Placed[], rank: Rank, target: Target): Use | null {
  const asked = of(placed, 'quantity').filter(({ item, start }) => !item.weak && start < rank.start)
  // "How many total bookings did the top 5 homes get": the first by that number, added up.
  if (asked.some(({ text }) => text.startsWith('total'))) return null
  const keys = of(placed, 'key').filter(({ item }) => item.key.kind !== 'noun')
  const others = othersBefore(placed, rank, target)
  const isCounted = of(placed, 'ask').some(one => one.item.how === 'count' && isJustBefore(one, rank))
  const isAlone = keys.length + asked.length === 0 && !others
  if (isCounted && isAlone) return countedOnce(placed, target)
  if (isPicked(placed, rank, target) && isAlone) return pickedFrom(placed, target)
  if (keys.length > 0) return asked.length > 0 || others ? 'groups' : null
  const ranked = of(placed, 'rank').filter(one => one !== rank && isSaid(one))
  const isOneOf = ranked.some(one => one.start > rank.start || isJustBefore(one, rank))
  if (isOneOf && !others) return 'one of them'
  const isEach = of(placed, 'ask').some(one => one.item.how === 'each' && isJustBefore(one, rank))
  return others ? (isEach ? 'groups' : 'rows') : null
}

/** "Guest, home and amount for the five biggest bookings": columns of the first ones, and no other things. */
function isShownOf(
  index: ModelIndex,
  placed: readonly Placed[],
  rank: Rank,
  { item: target }: Target,
): boolean {
  // "For next year's arrivals, guest and home of the five dearest bookings": the rows were named before.
  const isSame = (item: Item) =>
    item.kind === 'noun' && target.kind === 'noun' && item.nouns.every(id => target.nouns.includes(id))
  const before = placed.filter(
    ({ item, end }) => end <= rank.start && !/^(ask|period|condition)$/.test(item.kind) && !isSame(item),
  )
  const leads = (id: string) =>
    target.kind === 'noun' &&
    target.nouns.every(
      own =>
        index.noun(own).key === undefined && index.path(index.noun(own).table, index.noun(id).table) !== null,
    )
  const isColumn = ({ item }: Placed) =>
    /^(attribute|total|its date)$/.test(item.kind) ||
    (item.kind === 'noun' && !item.plural && !item.none && !item.weak && item.nouns.every(leads))
  return before.length > 1 && before.every(isColumn)
}

/** "Which of the top 20 customers live in California": of the twenty, and not the first twenty there. */
function isPicked(placed: readonly Placed[], rank: Rank, target: Target): boolean {
  const asks = of(placed, 'ask').some(
    one => one.item.how === 'which' && (isJustBefore(one, rank) || one.start >= target.end),
  )
  // "Which of the ten dearest in Old Town": a place right behind them chooses them.
  const tells = of(placed, 'condition').some(
    ({ start, text }) =>
      start > target.end + 1 || (start >= target.end && /^(have|has|had|got)\b/.test(text)),
  )
  return asks && tells && !of(placed, 'rank').some(one => one !== rank && isSaid(one))
}

/** "Which of the ten dearest active homes have a pool": what stands before them chooses them, what is told of them picks some. */
function pickedFrom(placed: readonly Placed[], target: Target): Use {
  const told = of(placed, 'condition').filter(({ start }) => start >= target.end)
  if (told.length > 1 || target.item.kind !== 'noun' || of(placed, 'period').length > 0)
    throw new Unclear('which of the first')
  return 'picked'
}

/** "How many of the 20 dearest sales in Old Town had a pool": which of the two is said of all? */
function countedOnce(placed: readonly Placed[], target: Target): Use {
  const told = of(placed, 'condition')
  if (told.length !== 1 || target.item.kind !== 'noun' || of(placed, 'period').length > 0)
    throw new Unclear('how many of the first')
  return 'counted'
}

const isSaid = ({ item, text }: Rank) => !item.implied && item.count === null && !/^(by|for) /.test(text)

/** Other things or groups that are asked about before the first are named: "orders from …", "which city has most guests from …". */
function othersBefore(placed: readonly Placed[], rank: Rank, { item: target }: Target): boolean {
  const isOther = (id: string) => target.kind === 'attribute' || !target.nouns.includes(id)
  return placed.some(({ item, start, end }) => {
    if (end > rank.start) return false
    if (item.kind === 'noun') return !item.weak && !item.none && item.nouns.every(isOther)
    if (item.kind === 'quantity') return item.quantity.kind === 'count' && item.quantity.nouns.every(isOther)
    const isAsked = of(placed, 'ask').some(ask => ask.item.how === 'which' && ask.end === start)
    return item.kind === 'attribute' && isAsked
  })
}

/** The things or groups right behind the superlative. */
function targetOf(index: ModelIndex, placed: readonly Placed[], rank: Rank): Target | undefined {
  const isNext = ({ start }: Placed) => start >= rank.end && start <= rank.end + 1
  const noun = of(placed, 'noun').find(one => isNext(one) && !one.item.weak && !one.item.none)
  const group = of(placed, 'attribute').find(
    one => isNext(one) && one.item.attributes.every(id => index.attribute(id).kind === 'category'),
  )
  return noun ?? group
}

/** "The top 5 brands by units sold". */
const saidBehind = (placed: readonly Placed[], target: Target): Rank | undefined =>
  of(placed, 'rank').find(({ text, start }) => /^(by|for) /.test(text) && start === target.end)

const isJustBefore = (one: Placed, rank: Rank): boolean => one.end <= rank.start && one.end >= rank.start - 3
