// "Income per bedroom for each type": rooms are counted and divided by. Groups of homes by how many rooms they have would say
// something else.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { measureAdds } from '#engine/parse/assemble/adds.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function perUnit(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const firm = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const [wish, ...others] = firm.length > 0 ? firm : of(placed, 'quantity')
  const measures = wish?.item.quantity.kind === 'measure' ? wish.item.quantity.measures : []
  const adds =
    measures.length > 0 &&
    measures.every(id => measureAdds(index, id) && index.measure(id).format === 'money')
  const unit = of(placed, 'key').find(
    ({ item, start, text }) => start === wish?.end && isSingle.test(text) && isCounted(index, item.key),
  )
  if (!adds || others.length > 0 || unit?.item.key.kind !== 'attribute') return [...placed]
  const { attributes } = unit.item.key
  // "Sales volume per bedroom": of all homes, or of those that were sold? "Made per booked night": of which bookings?
  if (measures.some(id => attributes.some(one => index.attribute(one).table === tableOf(index, id))))
    throw new Unclear('per what')
  return placed.map(one =>
    one === unit
      ? {
          ...one,
          item: { kind: 'over', quantity: { kind: 'aggregate', fn: 'sum', attributes, plain: true } },
        }
      : one,
  )
}

const tableOf = (index: ModelIndex, measure: string): string => index.noun(index.measure(measure).noun).table

/** What a number says how many there are of. */
const isCounted = (index: ModelIndex, key: { kind: string; attributes?: readonly string[] }): boolean =>
  key.kind === 'attribute' &&
  (key.attributes ?? []).every(id => {
    const { kind, units } = index.attribute(id)
    return kind === 'number' && (units ?? []).length > 0
  })

/** "Per bedroom"; "per bedroom count" and "per number of bedrooms" name groups. */
const isSingle = /^per\b(?!.*\b(count|number)\b).*[^s]$/
