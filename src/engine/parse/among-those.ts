// "Top 20 customers by lifetime value", then "which of those live in California": of the twenty, and not the first twenty there.
import { of } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'

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
  }
  const offset = Math.max(0, ...earlier.map(({ end }) => end)) + 1
  const now = given.filter(({ item }) => item.kind === 'ask' || item.kind === 'condition')
  return [
    { ...rank, item: among },
    noun,
    ...now.map(one => ({ ...one, start: one.start + offset, end: one.end + offset })),
  ]
}
