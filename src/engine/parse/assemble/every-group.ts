// "Do people cancel the cabins more than the beach houses, give me the rate for every kind of property", "California, Colorado and all the
// other states: how many homes in each": what is named first are examples, and all of them are asked for.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

export function everyGroup(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [key, ...keys] = of(placed, 'key')
  if (key !== undefined)
    return keys.length === 0 && key.item.key.kind === 'attribute' && every.test(key.text)
      ? withoutExamples(placed, key, key.item.key.attributes)
      : [...placed]
  const [group, ...groups] = of(placed, 'attribute').filter(({ item }) => item.plural)
  const examples = group === undefined ? undefined : examplesBefore(placed, group)
  if (group === undefined || examples === undefined || groups.length > 0) return [...placed]
  if (of(placed, 'quantity').every(({ item }) => item.weak)) return [...placed]
  const [named] = examples.attributes
  const attributes = group.item.attributes.filter(id => id === named)
  if (attributes.length === 0 || !index.has(attributes[0] ?? '')) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === examples.placed) return []
    return one === group ? [{ ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } }] : [one]
  })
}

const every = /^(?:(?:for|in|by|of|across) )?(?:every|all|all the)\b/

const namedBy = ({ item: { condition } }: PlacedOf<'condition'>): readonly string[] =>
  condition.kind === 'values' && !condition.not
    ? [...new Set(condition.options.flat().map(({ attribute }) => attribute))]
    : []

/** Named in a clause of their own before it: "cabins and lofts for every type" are those alone. */
function withoutExamples(placed: readonly Placed[], key: Placed, attributes: readonly string[]): Placed[] {
  const asked = of(placed, 'quantity').find(({ afterBreak, end }) => afterBreak === true && end <= key.start)
  if (asked === undefined) return [...placed]
  const examples = of(placed, 'condition').filter(one => {
    const named = namedBy(one)
    return named.length > 0 && named.every(id => attributes.includes(id)) && one.end < asked.start
  })
  if (examples.length === 0) return [...placed]
  const isWeighed = ({ item, end }: Placed) => item.kind === 'versus' && end < asked.start
  return placed.filter(one => !examples.some(example => example === one) && !isWeighed(one))
}

/** "…, loft and all the other types": right before it, with the words that say so between. */
function examplesBefore(placed: readonly Placed[], group: PlacedOf<'attribute'>) {
  const last = placed.findLast(({ end }) => end <= group.start)
  const found = of(placed, 'condition').find(one => one === last)
  if (found === undefined || !(group.afterAnd === true || group.afterBreak === true)) return undefined
  const attributes = namedBy(found)
  const isOther = group.start - found.end >= 3
  const several = found.item.condition.kind === 'values' && found.item.condition.options.length > 1
  return attributes.length === 1 && isOther && several ? { placed: found, attributes } : undefined
}
