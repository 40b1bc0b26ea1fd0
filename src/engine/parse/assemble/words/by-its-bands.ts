// "By length: 1 to 3 nights, 4 to 6 nights": what the bands are of is said twice, once by its name and once by their unit. "By
// product price band: …": the product only says whose price it is.
import type { Default } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { rangesOfWhat } from '#engine/parse/assemble/ranges-of-what.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function byItsBands(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = countedInEach(index, onFile(index, byTheirNumber(index, rangesOfWhat(index, given))))
  const keys = of(placed, 'key')
  if (asksForNone(placed)) throw new Unclear('those that have none beside the bands')
  const isSaidAgain = (one: Placed): boolean => {
    const key = one.item.kind === 'key' ? one.item.key : null
    // "Spread over the price: how many cost under 200": what is counted may stand between.
    const behind = of(placed, 'ask').find(({ item, start }) => item.how === 'count' && start >= one.end)
    const from = behind !== undefined && behind.start <= one.end + 1 ? behind.end : one.end
    const bands = keys.find(other => other.start >= from && other.start <= from + 1)?.item.key
    if (bands === undefined || key === null || !(bands.kind === 'bands' || bands.kind === 'steps'))
      return false
    if (key.kind === 'noun') return key.nouns.some(id => areOf(index, id, bands.attributes))
    return (
      key.kind === 'attribute' &&
      key.attributes.some(id =>
        bands.attributes.some(other => isSame(index, id, other) || isSize(one, index, id)),
      )
    )
  }
  const again = keys.filter(isSaidAgain)
  const named = again.flatMap(({ item: { key } }) => (key.kind === 'attribute' ? key.attributes : []))
  return countedAnyway(placed.filter(one => !isSaidAgain(one)).map(one => ofNamed(index, one, named)))
}

/** "Average price by length of stay: 1-3 nights": nights of stays, and not what a night costs. */
function ofNamed(index: ModelIndex, one: Placed, named: readonly string[]): Placed {
  const key = one.item.kind === 'key' ? one.item.key : null
  if (key?.kind !== 'bands') return one
  const attributes = key.attributes.filter(id => named.some(other => isSame(index, id, other)))
  return attributes.length === 0 ? one : { ...one, item: { kind: 'key', key: { ...key, attributes } } }
}

/** "Nightly rates by 100 dollar bands": where nothing else is asked, how many there are in each. */
function countedAnyway(placed: Placed[]): Placed[] {
  const bands = of(placed, 'key').find(({ item: { key } }) => key.kind === 'bands' || key.kind === 'steps')
  const isOnly = placed.every(({ item }) => ['key', 'condition', 'period', 'date'].includes(item.kind))
  return bands === undefined || !isOnly
    ? placed
    : [...placed, { ...bands, item: { kind: 'ask', how: 'count', bare: true } }]
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

/** "By size: 1-2 beds, 3 beds, 4+ beds": in rooms as well as in square feet. */
const isSize = ({ text }: Placed, index: ModelIndex, id: string): boolean =>
  /\bsize$/.test(text) && index.attribute(id).kind === 'number'

const isSame = (index: ModelIndex, one: string, other: string): boolean => {
  const [a, b] = [index.attribute(one), index.attribute(other)]
  return a.table === b.table && a.format === b.format && a.kind === 'number'
}

const areOf = (index: ModelIndex, noun: string, attributes: readonly string[]): boolean =>
  attributes.length > 0 && attributes.every(id => index.attribute(id).table === index.noun(noun).table)

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
