// "Top 5 listings by revenue in 2025", then "what did those same five make this year": the five of then in another time, and not
// the first five of now.
import { of } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'

const pointing = /\b(those|these|they|them|their|same)\b/

/** What chose the first of them beside a number and a time would have to choose them still. */
const choosing: ReadonlySet<Item['kind']> = new Set([
  'condition',
  'key',
  'having',
  'among',
  'ratio',
  'change',
])

/** What the new question may say: a number, a time, and that it asks. */
const asking: ReadonlySet<Item['kind']> = new Set(['quantity', 'period', 'ask', 'total'])

export function sameInTime(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null {
  const [time, ...times] = of(earlier, 'period')
  const [other, ...others] = of(given, 'period')
  const number = of(given, 'quantity').find(({ item }) => item.quantity.kind !== 'aggregate')
  const rank = of(earlier, 'rank').find(({ item }) => item.by !== null)
  const by = rank?.item.by ?? null
  const isOther =
    time !== undefined && other !== undefined && time.item.period.label !== other.item.period.label
  if (!pointing.test(text) || !isOther || number === undefined || rank === undefined) return null
  if (!given.every(({ item }) => asking.has(item.kind))) return null
  const count =
    of(earlier, 'rank').find(({ item }) => item.count !== null)?.item.count ??
    of(earlier, 'limit')[0]?.item.count
  const [target, ...more] = [
    ...of(earlier, 'noun').filter(({ item }) => !item.weak && !item.none),
    ...of(earlier, 'attribute'),
  ]
  const isChosen =
    times.length + others.length + more.length > 0 || earlier.some(({ item }) => choosing.has(item.kind))
  if (count === undefined || target === undefined || isChosen || by?.kind === 'attribute')
    return [...earlier, { ...rank, item: { kind: 'those before' } }]
  const nouns = target.item.kind === 'noun' ? target.item.nouns : []
  const attributes = target.item.kind === 'attribute' ? target.item.attributes : []
  const among: Item = {
    kind: 'among',
    count,
    high: rank.item.high,
    by,
    nouns,
    attributes,
    alike: false,
    counted: true,
    behind: target.end,
    until: target.end + 2,
    period: time.item.period,
  }
  const key: Item =
    nouns.length > 0
      ? { kind: 'key', key: { kind: 'noun', nouns } }
      : { kind: 'key', key: { kind: 'attribute', attributes } }
  const offset = Math.max(0, ...earlier.map(({ end }) => end)) + 1
  const now = [number, other].map(one => ({ ...one, start: one.start + offset, end: one.end + offset }))
  return [{ ...rank, item: among }, { ...target, item: key }, ...now]
}
