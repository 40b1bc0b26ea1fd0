// "Top 20 customers by lifetime value", then "which of those live in California": of the twenty, and not the first twenty there.
import { of, type ItemOf } from './assemble/items.ts'
import type { Item, Placed, QuantityRef } from './item.ts'
import { ofFirstOne } from './of-first-one.ts'
import { whoOfThose } from './who-of-those.ts'

const ofThose =
  /\b(which|which ones|who|how many|any|what) of (those|these|them|the (?:\d+|five|ten|three))\b/

/** "Are any out of stock", "which one had the most bookings". */
const anyOfThose =
  /^(?:(?:and|so|ok|okay|but|now)[ ,]+)*(?:(?:are|is|were|do|does|did|have|has) (?:any|some|all|none)\b)/

/** What else chose the first of them would have to choose them still. */
const choosing: ReadonlySet<Item['kind']> = new Set(['key', 'having', 'quantity', 'among', 'limit'])

/** What may be asked of them: some of them, with what they have. */
const picking: ReadonlySet<Item['kind']> = new Set(['ask', 'condition', 'attribute', 'names'])

/** Where no item stands: what told of the first ones which they are. */
const chosenAt = -2

export function amongThose(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): Placed[] | null {
  const one = ofFirstOne(earlier, given, text) ?? whoOfThose(earlier, given)
  if (one !== null) return one
  const rank = of(earlier, 'rank').find(({ item }) => (item.count ?? 1) > 1 || item.plural === true)
  const [noun, other] = of(earlier, 'noun').filter(({ item }) => !item.weak && !item.none)
  if (
    !(ofThose.test(text) || anyOfThose.test(text)) ||
    rank === undefined ||
    of(given, 'condition').length === 0
  )
    return null
  // "Which of those customers".
  const isSame = ({ item }: Placed) =>
    item.kind === 'noun' && noun !== undefined && item.nouns.some(id => noun.item.nouns.includes(id))
  const by = of(earlier, 'rank').find(({ item }) => item.by !== null)?.item.by ?? null
  const [time, ...times] = of(earlier, 'period')
  // "The 5 dearest homes sold this year": the time is one of the homes, and not of what they are ranked by.
  const isTimed = time !== undefined && (times.length > 0 || by === null || by.kind === 'attribute')
  const isChosen = isTimed || earlier.some(({ item }) => choosing.has(item.kind))
  const count = rank.item.count
  if (
    noun === undefined ||
    other !== undefined ||
    isChosen ||
    count === null ||
    !given.every(now => isPicking(now) || isSame(now))
  )
    return [...earlier, { ...rank, item: { kind: 'those before' } }]
  const among: Item = {
    kind: 'among',
    count,
    high: rank.item.high,
    by,
    nouns: noun.item.nouns,
    attributes: [],
    alike: false,
    counted: false,
    behind: chosenAt,
    until: chosenAt + 1,
    whole: true,
    ...(time === undefined ? {} : { period: time.item.period }),
  }
  const offset = Math.max(0, ...earlier.map(({ end }) => end)) + 1
  return [
    ...of(earlier, 'condition').map(told => ({ ...told, start: chosenAt, end: chosenAt })),
    { ...rank, item: among },
    noun,
    ...given
      .filter(now => !isLiving(now) && !isSame(now))
      .map(now => ({ ...now, start: now.start + offset, end: now.end + offset })),
  ]
}

const isPicking = (one: Placed): boolean => picking.has(one.item.kind) || isLiving(one)

/** "Which of those live in California": where they are is told by the condition. */
const isLiving = ({ item }: Placed): boolean =>
  item.kind === 'their home' || (item.kind === 'noun' && item.weak && item.verb === true)

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
