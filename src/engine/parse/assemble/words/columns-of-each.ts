// "Guest and total for each pending reservation": columns before, and behind "for each" the rows that have them. Nothing is grouped.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { carriedColumns } from './carried-columns.ts'

const columns: ReadonlySet<Item['kind']> = new Set(['attribute', 'total', 'its date', 'names'])
const computed: ReadonlySet<Item['kind']> = new Set([
  'quantity',
  'rank',
  'having',
  'change',
  'versus',
  'in time',
  'averaged',
])

export function columnsOfEach(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = columnsOfFirst(index, carriedColumns(index, given))
  const each = placed.find(({ item, text }) => isEach(item) && /^(for|of) (every|each)\b/.test(text))
  if (each === undefined || placed.some(({ item }) => computed.has(item.kind))) return [...placed]
  if (of(placed, 'key').some(one => one !== each)) return [...placed]
  const shown = placed.filter(({ start }) => start < each.start)
  const isColumn = ({ item }: Placed) =>
    columns.has(item.kind) || (item.kind === 'noun' && !item.plural && !item.weak && !item.none)
  const isList = shown.length > 1 && shown.every(isColumn) && shown.some(({ item }) => columns.has(item.kind))
  const named = of(placed, 'noun').find(({ start, item }) => start >= each.end && !item.weak && !item.none)
  const nouns =
    each.item.kind === 'key' && each.item.key.kind === 'noun'
      ? each.item.key.nouns
      : (named?.item.nouns ?? [])
  const isRow = (id: string) => index.noun(id).key === undefined
  if (!isList || nouns.length === 0 || !nouns.every(isRow)) return [...placed]
  const rows: Item = { kind: 'noun', nouns, plural: true, none: false, weak: false }
  const tables = new Set(nouns.map(id => index.noun(id).table))
  // "For every refunded order": the word behind names the same rows.
  const isAgain =
    named !== undefined &&
    named.start === each.end &&
    named.item.nouns.every(id => tables.has(index.noun(id).table))
  return placed.flatMap((one): Placed[] => {
    if (one === each) return each.item.kind === 'key' ? [{ ...one, item: rows }] : []
    if (one === named && each.item.kind !== 'key') return [{ ...one, item: rows }]
    return one === named && isAgain ? [] : [one]
  })
}

/** "The cheapest home in each area, address and price": from what they are called on, columns of the first ones and no groups. */
function columnsOfFirst(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const ranked = of(placed, 'rank').some(({ item }) => item.by?.kind === 'attribute')
  const things = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const names = new Set(things.flatMap(({ item }) => item.nouns.flatMap(id => index.noun(id).name)))
  const [first, ...others] = of(placed, 'key')
  const isShown = ({ key }: Extract<Item, { kind: 'key' }>) =>
    key.kind === 'attribute' &&
    key.attributes.some(id => names.has(id) || index.attribute(id).format === 'money')
  const from = others.findIndex(({ item, start }) => start === first?.start && isShown(item))
  if (!ranked || from < 0) return [...placed]
  const shown = new Set<Item>(others.slice(from).map(({ item }) => item))
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'key' || item.key.kind !== 'attribute' || !shown.has(item)) return one
    const { attributes } = item.key
    return { ...one, item: { kind: 'attribute', attributes, plural: false, text: one.text } }
  })
}

const isEach = (item: Item): boolean =>
  (item.kind === 'ask' && item.how === 'each') || (item.kind === 'key' && item.key.kind === 'noun')
