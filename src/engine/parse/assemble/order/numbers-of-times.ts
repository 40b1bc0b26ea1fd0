// "Compare nights for homes in Florida this year and last year": the nights of all of them, in two times. No home is asked for, and none
// has a row of its own.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const asking: ReadonlySet<Item['kind']> = new Set(['key', 'rank', 'having', 'order'])

export function numbersOfTimes(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const compares = placed.some(
    ({ item }) => item.kind === 'versus' || (item.kind === 'ask' && item.how === 'compare'),
  )
  const [things, ...more] = of(placed, 'noun').filter(({ item }) => !item.weak)
  const number = of(placed, 'attribute').find(({ item }) =>
    item.attributes.every(id => index.attribute(id).rollup === 'sum'),
  )
  if (!compares || things === undefined || number === undefined || more.length > 0) return [...placed]
  const { item, start, end } = things
  const areBehind = item.plural && !item.none && start > number.end && start <= number.end + 3
  const isNarrowed = of(placed, 'condition').some(
    one => one.end === start || (one.start >= end && one.start <= end + 2),
  )
  const areOthers = item.nouns.every(id =>
    number.item.attributes.every(attribute => index.attribute(attribute).table !== index.noun(id).table),
  )
  const asks = placed.some(
    one =>
      asking.has(one.item.kind) ||
      (one.item.kind === 'ask' && (one.item.how === 'which' || one.item.how === 'each')),
  )
  return areBehind && isNarrowed && areOthers && !asks && of(placed, 'period').length === 2
    ? placed.map(one => (one === things ? { ...one, item: { ...item, scope: true, agent: true } } : one))
    : [...placed]
}
