// The first, the last and the next of things: a ranking by the date that is theirs.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { addDays } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'
import { asFirsts } from '#engine/parse/assemble/first-of-each.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function inTime(index: ModelIndex, placed: readonly Placed[], today: string): Placed[] {
  const [wish, ...others] = of(placed, 'in time')
  if (wish === undefined) return [...placed]
  if (others.length > 0) throw new Unclear('the first of which')
  const noun = whose(index, placed, wish)
  const firsts = asFirsts(index, placed, wish, noun)
  if (firsts !== null) return placed.map(one => (one === wish ? { ...wish, item: firsts } : one))
  const named = of(placed, 'date').find(({ item }) => index.attribute(item.attribute).table === noun.table)
  const { edge, count, plural } = wish.item
  const date = named?.item.attribute ?? (edge === 'latest' ? latest(index, noun) : noun.date)
  if (date === undefined) throw new Unclear('a date')
  // The last booking may be the one made last or the one that starts last.
  if (edge === 'last' && named === undefined && latest(index, noun) !== date) throw new Unclear('which date')
  const rank: Item = {
    kind: 'rank',
    implied: false,
    count,
    high: edge === 'last' || edge === 'latest',
    by: { kind: 'attribute', attributes: [date] },
  }
  const ahead = { from: addDays(today, 1) }
  const coming: Item = { kind: 'period', period: { ...ahead, label: labelOf(ahead) }, dates: [date] }
  const subject: Item = { kind: 'noun', nouns: [noun.id], plural, none: false, weak: false }
  const isSame = ({ item }: Placed) =>
    (item.kind === 'noun' && !item.none && item.nouns.some(id => isPlainly(index.noun(id), noun))) ||
    (item.kind === 'quantity' && item.weak)
  return placed.flatMap((one): Placed[] => {
    if (one !== wish) return isSame(one) ? [] : [one]
    return [
      ...[rank, ...(edge === 'next' ? [coming] : [])].map(item => ({ ...wish, item })),
      { ...wish, item: subject, start: wish.end, end: wish.end + 1 },
    ]
  })
}

/** The same things again, and not those of a state of their own: "the latest listings under contract". */
const isPlainly = (other: Noun, noun: Noun) =>
  other.table === noun.table && (other.where === undefined || other.id === noun.id)

/** Rows, not people: the last guest is the guest of the last stay. */
function whose(index: ModelIndex, placed: readonly Placed[], { item }: PlacedOf<'in time'>): Noun {
  const id = soldLast(index, placed, item) ?? item.nouns[0] ?? item.measures.map(one => soldAs(index, one))[0]
  if (id === undefined) throw new Unclear('the first of what')
  const noun = index.noun(id)
  const spoken = of(placed, 'attribute')
    .flatMap(one => one.item.attributes.map(attribute => index.attribute(attribute)))
    .find(one => one.table === noun.table && one.noun !== undefined)
  if (spoken?.noun !== undefined) return index.noun(spoken.noun)
  const plain = index.model.nouns.find(one => one.table === noun.table && one.key === undefined)
  return noun.key === undefined ? noun : (plain ?? noun)
}

/** "The last thing they sold": by the verb it is the last sale, whatever was sold. */
function soldLast(
  index: ModelIndex,
  placed: readonly Placed[],
  { nouns }: PlacedOf<'in time'>['item'],
): string | undefined {
  const tables = new Set(nouns.map(id => index.noun(id).table))
  return of(placed, 'quantity')
    .flatMap(({ item }) => (item.weak && item.quantity.kind === 'measure' ? item.quantity.measures : []))
    .map(measure => soldAs(index, measure))
    .find(id => tables.size > 0 && !tables.has(index.noun(id).table))
}

/** What a measure adds up: of orders those that are sales. */
export function soldAs(index: ModelIndex, id: string): string {
  const { noun, where = [] } = index.measure(id)
  const { table } = index.noun(noun)
  const same = index.model.nouns.find(
    one => one.table === table && where.length > 0 && JSON.stringify(one.where) === JSON.stringify(where),
  )
  return same?.id ?? noun
}

/** The date that "latest" speaks of in the rows of a thing: the latest sale closed last, the latest listing was added last. */
const latest = (index: ModelIndex, { id, table, date }: Noun): string | undefined =>
  index.model.attributes.find(
    one =>
      one.table === table &&
      isDay(one.kind) &&
      (one.noun === undefined || one.noun === id) &&
      one.high?.some(word => word === 'latest' || word.startsWith('latest ')) === true,
  )?.id ?? date

const isDay = (kind: string) => kind === 'day' || kind === 'moment'
