// "Top 20 customers by lifetime value", then "which of those live in California": of the twenty, and not the first twenty there.
import { of, type ItemOf } from './assemble/items.ts'
import type { Item, Placed, QuantityRef } from './item.ts'
import { ofFirstOne } from './of-first-one.ts'
import { whoOfThose } from './who-of-those.ts'

const ofThose = /\b(which|who|how many|any|what) of (those|these|them)\b/

/** What else chose the first of them would have to choose them still. */
const choosing: ReadonlySet<Item['kind']> = new Set([
  'condition',
  'period',
  'key',
  'having',
  'quantity',
  'among',
  'limit',
])

export function amongThose(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null {
  const one = ofFirstOne(earlier, given, text) ?? whoOfThose(earlier, given)
  if (one !== null) return one
  const rank = of(earlier, 'rank').find(({ item }) => (item.count ?? 1) > 1)
  const [noun, other] = of(earlier, 'noun').filter(({ item }) => !item.weak && !item.none)
  if (!ofThose.test(text) || rank === undefined || of(given, 'condition').length === 0) return null
  const isChosen = earlier.some(({ item }) => choosing.has(item.kind))
  if (noun === undefined || other !== undefined || isChosen || of(given, 'condition').length > 1)
    return [...earlier, { ...rank, item: { kind: 'those before' } }]
  const by = of(earlier, 'rank').find(({ item }) => item.by !== null)?.item.by ?? null
  const among: Item = {
    kind: 'among',
    count: rank.item.count ?? 1,
    high: rank.item.high,
    by,
    nouns: noun.item.nouns,
    attributes: [],
    alike: false,
    counted: true,
    behind: noun.end,
    until: noun.end + 2,
  }
  const offset = Math.max(0, ...earlier.map(({ end }) => end)) + 1
  const now = given.filter(({ item }) => item.kind === 'ask' || item.kind === 'condition')
  return [
    { ...rank, item: among },
    noun,
    ...now.map(one => ({ ...one, start: one.start + offset, end: one.end + offset })),
  ]
}

const overAll = /\b(of|for|across|among) (those|these|them)( (\d+|\w+))?[?.!]*$/

/** What has rows of its own, or a limit, is not chosen by its place alone. */
const grouping: ReadonlySet<Item['kind']> = new Set([
  'key',
  'having',
  'quantity',
  'among',
  'limit',
  'averaged',
])

/** "5 most expensive homes for sale", then "average days on market of those 5": one number over the first, as if said at once. */
export function overThose(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null {
  const ranks = of(earlier, 'rank').filter(({ item }) => item.by?.kind === 'attribute')
  const rank = ranks.find(({ item }) => (item.count ?? 1) > 1)
  const wish = of(given, 'quantity').find(({ item }) => item.quantity.kind === 'aggregate')
  const isBare = given.every(one => one === wish || (one.item.kind === 'ask' && one.text === 'what'))
  if (!overAll.test(text) || rank === undefined || wish === undefined || !isBare || ranks.length > 1)
    return null
  if (earlier.some(({ item }) => grouping.has(item.kind)) || !areOfSameRows(rank.item.by, wish.item.quantity))
    return null
  return [wish, ...earlier.filter(({ item }) => item.kind !== 'ask').map(one => after(one, wish.end))]
}

/** "Total nights of those": a home without any would be left out, and another one taken for it. */
function areOfSameRows(by: ItemOf<'rank'>['by'], asked: QuantityRef): boolean {
  const ids = [by, asked].flatMap(ref => (ref !== null && 'attributes' in ref ? ref.attributes : []))
  return new Set(ids.map(id => id.split('.')[0])).size === 1
}

const after = (one: Placed, offset: number): Placed => ({
  ...one,
  start: one.start + offset + 1,
  end: one.end + offset + 1,
})
