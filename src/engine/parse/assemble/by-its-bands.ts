// "By length: 1 to 3 nights, 4 to 6 nights": what the bands are of is said twice, once by its name and once by their unit. "By
// product price band: …": the product only says whose price it is.
import type { Default } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import type { Band } from '#engine/plan.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

type BandsRef = Extract<KeyRef, { kind: 'bands' }>

export function byItsBands(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = countedInEach(index, onFile(index, byTheirNumber(index, ofWhatBefore(index, given))))
  const keys = of(placed, 'key')
  if (asksForNone(placed)) throw new Unclear('those that have none beside the bands')
  const isSaidAgain = (one: Placed): boolean => {
    const key = one.item.kind === 'key' ? one.item.key : null
    // "Spread over the price: how many cost under 200": what is counted may stand between.
    const behind = of(placed, 'ask').find(({ item, start }) => item.how === 'count' && start >= one.end)
    const from = behind !== undefined && behind.start <= one.end + 1 ? behind.end : one.end
    const bands = keys.find(other => other.start >= from && other.start <= from + 1)?.item.key
    if (bands?.kind !== 'bands' || key === null) return false
    if (key.kind === 'noun') return key.nouns.some(id => areOf(index, id, bands.attributes))
    return (
      key.kind === 'attribute' &&
      key.attributes.some(id => bands.attributes.some(other => isSame(index, id, other)))
    )
  }
  return placed.filter(one => !isSaidAgain(one))
}

/** "Under 3, 3 to 4, 4 and up, no rating": the last is one of the groups, and leaves none of the others out. */
const asksForNone = (placed: readonly Placed[]): boolean => {
  const bands = of(placed, 'key').find(({ item }) => item.key.kind === 'bands')
  return of(placed, 'condition').some(
    ({ item: { condition }, start, text }) =>
      start > (bands?.end ?? Infinity) &&
      (condition.kind === 'segment' || condition.kind === 'empty') &&
      /^(no|not|without|un\w+|none|missing)\b/.test(text),
  )
}

const isSame = (index: ModelIndex, one: string, other: string): boolean => {
  const [a, b] = [index.attribute(one), index.attribute(other)]
  return a.table === b.table && a.format === b.format && a.kind === 'number'
}

const areOf = (index: ModelIndex, noun: string, attributes: readonly string[]): boolean =>
  attributes.length > 0 && attributes.every(id => index.attribute(id).table === index.noun(noun).table)

/** "By days on market: fresh (30 days or fewer), …", "by number of stays: 1, 2 to 3, …", "stayed once, twice, …": said right before. */
function ofWhatBefore(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const keys = of(placed, 'key')
  const bands = keys.find(({ item: { key } }) => key.kind === 'bands' && key.attributes.length === 0)
  if (bands?.item.key.kind !== 'bands' || bands.item.key.counted !== undefined) return [...placed]
  const { key } = bands.item
  // "By number of bookings in 2025: …": a time may stand between.
  const near = placed.filter(({ item, end }) => item.kind !== 'period' && end <= bands.start)
  const before = near.findLast(({ end }) => end >= bands.start - 2)
  const own =
    before === undefined
      ? null
      : (saidBefore(index, before.item, key.bands) ?? ownMoney(index, placed, before.item))
  if (own === null) return [...placed]
  const item: Item = { kind: 'key', key: { ...key, ...own } }
  return placed.flatMap(one => (one === before ? [] : one === bands ? [{ ...one, item }] : [one]))
}

/** "Customers by spend: under 500, …" is a column of theirs; "brands by revenue: under 10k, …" adds up rows, of which no single one has it. */
function ownMoney(index: ModelIndex, placed: readonly Placed[], item: Item): Partial<BandsRef> | null {
  if (item.kind !== 'rank' || item.by?.kind !== 'measure' || item.count !== null) return null
  const isMoney = item.by.measures.some(id => id === index.model.best)
  const things = of(placed, 'noun').find(one => !one.item.weak && !one.item.none)
  const nouns = (things?.item.nouns ?? []).map(id => index.noun(id))
  const isOwn = nouns.some(
    ({ key, amount, vague }) =>
      key === undefined &&
      amount !== undefined &&
      (vague?.includes('people') === true || index.attribute(amount).rollup === 'sum'),
  )
  if (!isMoney || !isOwn) throw new Unclear('what to group by')
  return {}
}

function saidBefore(index: ModelIndex, item: Item, bands: readonly Band[]): Partial<BandsRef> | null {
  if (item.kind === 'key' && item.key.kind === 'attribute') {
    const attributes = item.key.attributes.filter(id => index.attribute(id).kind === 'number')
    return attributes.length === 0 ? null : { attributes }
  }
  if (item.kind === 'rank' && item.by?.kind === 'count' && item.count === null)
    return { counted: { nouns: item.by.nouns, options: [] } }
  if (item.kind !== 'having' || item.quantity.kind !== 'count' || item.op !== '=') return null
  const value = item.than.kind === 'number' ? item.than.value : undefined
  if (value === undefined || bands[0]?.from !== value + 1) return null
  const first: Band = { label: String(value), from: value, to: value, upTo: true }
  return { bands: [first, ...bands], counted: { nouns: item.quantity.nouns, options: [] } }
}

/** "Customers by number of orders: none, one, two or more", "by how often they ordered": a column of theirs counts such rows. */
function byTheirNumber(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const keys = of(placed, 'key')
  const counted = keys.find(
    ({ item, text }) => item.key.kind === 'noun' && /\b(number|how many|how often)\b/.test(text),
  )
  if (counted?.item.key.kind !== 'noun') return [...placed]
  const bands = keys.find(({ item: { key } }) => key.kind === 'bands' && key.attributes.length === 0)
  const words = new Set(counted.item.key.nouns.flatMap(id => index.noun(id).words))
  const named = [
    ...of(placed, 'noun').flatMap(({ item }) => (item.none ? [] : item.nouns)),
    ...of(placed, 'quantity').flatMap(({ item }) =>
      item.quantity.kind === 'count' ? item.quantity.nouns : [],
    ),
  ]
  const things = new Set(named.map(id => index.noun(id).table))
  const attributes = index.model.attributes
    .filter(({ table, units = [] }) => things.has(table) && units.some(unit => words.has(unit)))
    .map(({ id }) => id)
  if (attributes.length !== 1 && bands?.item.key.kind === 'bands') {
    const { nouns } = counted.item.key
    const item: Item = { kind: 'key', key: { ...bands.item.key, counted: { nouns, options: [] } } }
    return placed.flatMap(one => (one === counted ? [] : one === bands ? [{ ...one, item }] : [one]))
  }
  if (attributes.length !== 1 && /\b(often|times)\b/.test(counted.text)) throw new Unclear('what to group by')
  if (attributes.length !== 1) return [...placed]
  const own: Item = { kind: 'key', key: { kind: 'attribute', attributes } }
  if (bands?.item.key.kind !== 'bands')
    return placed.map(one => (one === counted ? { ...one, item: own } : one))
  const { key } = bands.item
  return placed.flatMap((one): Placed[] =>
    one === counted
      ? []
      : one === bands
        ? [{ ...one, item: { kind: 'key', key: { ...key, attributes } } }]
        : [one],
  )
}

/** "No completed orders, one, two or more": how many rows there are may stand on file, where just such rows are counted there. */
function onFile(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  return placed.map((one): Placed => {
    const key = one.item.kind === 'key' ? one.item.key : null
    if (key?.kind !== 'bands' || key.counted === undefined) return one
    const { counted, ...bands } = key
    const attributes = key.attributes.filter(id => {
      const rows = index.attribute(id).counts
      const where = rows === undefined ? [] : (index.noun(rows).where ?? [])
      return (
        counted.options.length === 0 || counted.options.some(option => where.some(own => says(own, option)))
      )
    })
    return attributes.length > 0
      ? { ...one, item: { kind: 'key', key: { ...bands, attributes } } }
      : { ...one, item: { kind: 'key', key: { ...key, attributes: [] } } }
  })
}

const says = (own: Default, { attribute, value }: { attribute: string; value: string }): boolean =>
  own.kind === 'is' && own.not !== true && own.attribute === attribute && own.values.includes(value)

/** "Active inventory in three bands: … Number of listings in each": those that are in the bands are counted, by a plainer name. */
function countedInEach(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const bands = of(placed, 'key').find(({ item }) => item.key.kind === 'bands')
  const isEach = of(placed, 'ask').some(({ item, start }) => item.how === 'each' && start > (bands?.end ?? 0))
  if (bands === undefined || !isEach) return [...placed]
  const [things, ...others] = of(placed, 'noun').filter(
    ({ item, start }) => !item.weak && !item.none && start < bands.start,
  )
  if (things === undefined || others.length > 0) return [...placed]
  const tables = new Set(things.item.nouns.map(id => index.noun(id).table))
  const isPlain = (id: string) =>
    tables.has(index.noun(id).table) && (index.noun(id).where ?? []).length === 0
  return placed.map((one): Placed => {
    const { item, start } = one
    const isCount = item.kind === 'quantity' && item.quantity.kind === 'count' && start >= bands.end
    return isCount && item.quantity.kind === 'count' && item.quantity.nouns.every(isPlain)
      ? { ...one, item: { ...item, quantity: { kind: 'count', nouns: things.item.nouns } } }
      : one
  })
}
