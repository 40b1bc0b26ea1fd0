// "Which customer has the highest lifetime value", then "how many of her orders were refunded": of the one that came first.
import { of } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'

const pointing = /\b(of|did|do|does|have|has|had|show|list|and|are) (me )?(their|its|they|it)\b/

/** What else chose the first of them would have to choose it still. */
const choosing = ['condition', 'period', 'key', 'having', 'quantity', 'among', 'limit', 'order'] as const
const asked: ReadonlySet<Item['kind']> = new Set(['quantity', 'ask', 'condition', 'period', 'date'])

export function ofFirstOne(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null {
  const [rank, ...ranks] = of(earlier, 'rank')
  const [noun, ...nouns] = of(earlier, 'noun').filter(({ item }) => !item.weak && !item.none)
  const [wish, ...wishes] = of(given, 'quantity')
  if (rank === undefined || noun === undefined || wish === undefined) return null
  if (ranks.length + nouns.length + wishes.length > 0 || !pointing.test(text)) return null
  const isOne = !noun.item.plural && (rank.item.count ?? 1) === 1 && rank.item.by?.kind === 'attribute'
  if (!isOne || choosing.some(kind => of(earlier, kind).length > 0)) return null
  const { quantity } = wish.item
  const isOfRows = quantity.kind === 'count' && !quantity.nouns.some(id => noun.item.nouns.includes(id))
  if (!isOfRows || !given.every(({ item }) => asked.has(item.kind))) return null
  // What is said now is said of its rows, and chooses no other first one.
  const past = Math.max(...given.map(({ end }) => end)) + 1
  const first: Item = {
    kind: 'among',
    count: 1,
    high: rank.item.high,
    by: rank.item.by,
    nouns: noun.item.nouns,
    attributes: [],
    alike: false,
    counted: false,
    behind: past,
    until: past + 2,
  }
  return [...given, { ...rank, item: first, start: past, end: past }]
}
