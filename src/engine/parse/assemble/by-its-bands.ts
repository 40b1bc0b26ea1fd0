// "By length: 1 to 3 nights, 4 to 6 nights": what the bands are of is said twice, once by its name and once by their unit. "By
// product price band: …": the product only says whose price it is.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function byItsBands(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = byTheirNumber(index, given)
  const keys = of(placed, 'key')
  const isSaidAgain = (one: Placed): boolean => {
    const key = one.item.kind === 'key' ? one.item.key : null
    const bands = keys.find(other => other.start >= one.end && other.start <= one.end + 1)?.item.key
    if (bands?.kind !== 'bands' || key === null) return false
    if (key.kind === 'noun') return key.nouns.some(id => areOf(index, id, bands.attributes))
    return (
      key.kind === 'attribute' &&
      key.attributes.some(id => bands.attributes.some(other => isSame(index, id, other)))
    )
  }
  return placed.filter(one => !isSaidAgain(one))
}

const isSame = (index: ModelIndex, one: string, other: string): boolean => {
  const [a, b] = [index.attribute(one), index.attribute(other)]
  return a.table === b.table && a.format === b.format && a.kind === 'number'
}

const areOf = (index: ModelIndex, noun: string, attributes: readonly string[]): boolean =>
  attributes.length > 0 && attributes.every(id => index.attribute(id).table === index.noun(noun).table)

/** "Customers by number of orders: none, one, two or more": things have a column that counts such rows. */
function byTheirNumber(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const keys = of(placed, 'key')
  const counted = keys.find(
    ({ item, text }) => item.key.kind === 'noun' && /\b(number|how many)\b/.test(text),
  )
  const bands = keys.find(({ item: { key } }) => key.kind === 'bands' && key.attributes.length === 0)
  if (counted?.item.key.kind !== 'noun' || bands?.item.key.kind !== 'bands') return [...placed]
  const words = new Set(counted.item.key.nouns.flatMap(id => index.noun(id).words))
  const things = new Set(
    of(placed, 'noun').flatMap(({ item }) => (item.none ? [] : item.nouns.map(id => index.noun(id).table))),
  )
  const attributes = index.model.attributes
    .filter(({ table, units = [] }) => things.has(table) && units.some(unit => words.has(unit)))
    .map(({ id }) => id)
  const { key } = bands.item
  if (attributes.length !== 1) return [...placed]
  return placed.flatMap((one): Placed[] =>
    one === counted
      ? []
      : one === bands
        ? [{ ...one, item: { kind: 'key', key: { ...key, attributes } } }]
        : [one],
  )
}
