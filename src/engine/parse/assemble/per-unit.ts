// "Income per bedroom for each type": rooms are counted and divided by. Groups of homes by how many rooms they have would say
// something else.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { measureAdds } from './adds.ts'
import { of } from './items.ts'

export function perUnit(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [wish, ...others] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const adds =
    wish?.item.quantity.kind === 'measure' &&
    wish.item.quantity.measures.every(id => measureAdds(index, id) && index.measure(id).format === 'money')
  const unit = of(placed, 'key').find(
    ({ item, start, text }) => start === wish?.end && isSingle.test(text) && isCounted(index, item.key),
  )
  if (!adds || others.length > 0 || unit?.item.key.kind !== 'attribute') return [...placed]
  const { attributes } = unit.item.key
  return placed.map(one =>
    one === unit
      ? {
          ...one,
          item: { kind: 'over', quantity: { kind: 'aggregate', fn: 'sum', attributes, plain: true } },
        }
      : one,
  )
}

/** What a number says how many there are of. */
const isCounted = (index: ModelIndex, key: { kind: string; attributes?: readonly string[] }): boolean =>
  key.kind === 'attribute' &&
  (key.attributes ?? []).every(id => {
    const { kind, units } = index.attribute(id)
    return kind === 'number' && (units ?? []).length > 0
  })

/** "Per bedroom"; "per bedroom count" and "per number of bedrooms" name groups. */
const isSingle = /^per\b(?!.*\b(count|number)\b).*[^s]$/
