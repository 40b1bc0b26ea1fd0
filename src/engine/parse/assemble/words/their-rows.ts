// "Names and amounts of the guests checking in today", "who arrives tomorrow and what do they pay": what is asked of each stands in
// the single rows of what happens then, and no one's sum is meant.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function theirRows(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const dated = of(placed, 'period').find(({ item }) => item.dates.length > 0)
  const date = dated?.item.dates[0]
  const people = peopleIn(index, placed)
  if (dated === undefined || date === undefined || people === null || computes(placed)) return [...placed]
  const { table } = index.attribute(date)
  if (people.item.kind === 'noun' && people.item.nouns.some(id => index.noun(id).table !== table))
    return [...placed]
  const ofRows = index.model.nouns.filter(noun => noun.table === table && noun.key === undefined)
  const rows = ofRows.find(noun => noun.date === date) ?? ofRows[0]
  const amount = rows?.amount
  if (rows === undefined || amount === undefined) return [...placed]
  const asked = of(placed, 'ask').find(({ item, start }) => item.how === 'how much' && start >= dated.end)
  const paid = of(placed, 'quantity').find(one => asked !== undefined && isTheirMoney(index, one, table))
  const named = of(placed, 'attribute').filter(({ item }) => item.attributes.some(isOf(index, table)))
  const asksRows = of(placed, 'total').length > 0 || paid !== undefined || named.length > 0
  if (!asksRows || (of(placed, 'quantity').length > 0 && paid === undefined)) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    if (one === people && item.kind === 'noun') return [{ ...one, item: { ...item, nouns: [rows.id] } }]
    if (one === asked) return []
    if (one === paid || item.kind === 'total') return [{ ...one, item: { kind: 'total', each: true } }]
    if (item.kind !== 'attribute') return [one]
    const own = item.attributes.filter(isOf(index, table))
    return [own.length === 0 ? one : { ...one, item: { ...item, attributes: own } }]
  })
}

/** Several people who are told apart among the rows, or those whom "who" asks for. */
function peopleIn(index: ModelIndex, placed: readonly Placed[]): PlacedOf<'noun'> | PlacedOf<'ask'> | null {
  const [named, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  if (named === undefined) return of(placed, 'ask').find(({ text }) => text === 'who') ?? null
  const isKeyed = named.item.plural && named.item.nouns.every(id => index.noun(id).key !== undefined)
  return isKeyed && others.length === 0 ? named : null
}

const isOf = (index: ModelIndex, table: string) => (id: string) => index.attribute(id).table === table

const isTheirMoney = (index: ModelIndex, { item }: PlacedOf<'quantity'>, table: string): boolean =>
  item.quantity.kind === 'measure' &&
  item.quantity.measures.some(
    id => index.measure(id).format === 'money' && index.noun(index.measure(id).noun).table === table,
  )

const others: ReadonlySet<Item['kind']> = new Set([
  'rank',
  'having',
  'key',
  'versus',
  'change',
  'in total',
  'averaged',
  'in time',
])

const computes = (placed: readonly Placed[]): boolean =>
  placed.some(
    ({ item }) => others.has(item.kind) || (item.kind === 'ask' && !['which', 'how much'].includes(item.how)),
  )
