// "Cities by bookings", "brands by orders, fewest first": how many each of the groups has. Of such rows none is asked for.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const computed: ReadonlySet<Item['kind']> = new Set([
  'quantity',
  'rank',
  'having',
  'versus',
  'change',
  'ratio',
])

const isPlural = /[^s]s( sold| closed)?$/

export function groupsByNumber(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [group, ...others] = of(placed, 'attribute')
  const [rows, ...more] = of(placed, 'key')
  if (group === undefined || rows?.item.key.kind !== 'noun' || others.length + more.length > 0)
    return [...placed]
  const { attributes, plural } = group.item
  const { nouns } = rows.item.key
  const isGroup = plural && attributes.some(id => index.attribute(id).kind === 'category')
  // "By refunded orders": the word behind names the same rows.
  const named = of(placed, 'noun').filter(({ item }) => !item.weak)
  const tables = new Set(nouns.map(id => index.noun(id).table))
  const isAgain = ({ item, start }: (typeof named)[number]) =>
    start === rows.end && item.nouns.every(id => tables.has(index.noun(id).table))
  const again = named.filter(isAgain)
  const kinds = [nouns, ...again.map(({ item }) => item.nouns)]
  const counted = kinds.find(ids => ids.some(id => index.noun(id).where !== undefined)) ?? nouns
  // "Cities by guest" are those of each of them.
  const isCounted = rows.start === group.end && [rows, ...again].some(({ text }) => isPlural.test(text))
  const computes =
    placed.some(({ item }) => computed.has(item.kind)) ||
    of(placed, 'ask').some(({ item }) => item.how !== 'which') ||
    named.length > again.length
  if (!isCounted || !isGroup || computes) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === group) return [{ ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } }]
    if (again.some(noun => noun === one)) return []
    if (one !== rows) return [one]
    return [{ ...one, item: { kind: 'quantity', quantity: { kind: 'count', nouns: counted }, weak: false } }]
  })
}
