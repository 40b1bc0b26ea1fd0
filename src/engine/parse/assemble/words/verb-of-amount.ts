// "Brought their owners at least $100,000 in rent": what a verb of money takes for its object is named by the object. The verb
// alone would name the price of a sale, and make sales of all homes.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const verbs =
  /^(brings?|brought|bringing|fetch(es|ed|ing)?|nets?|netted|realized?|commands?|commanded|paid|pays?)$/

export const verbOfAmount = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.filter(({ item, text, end }) => {
    if (item.kind !== 'attribute' || !verbs.test(text)) return true
    const object = placed.find(one => one.start >= end && !(one.item.kind === 'noun' && one.item.weak))
    return object === undefined || !moneyIn(index, object).some(id => !item.attributes.includes(id))
  })

function moneyIn(index: ModelIndex, { item }: Placed): readonly string[] {
  const named =
    item.kind === 'condition' && item.condition.kind === 'amount'
      ? item.condition.attributes
      : item.kind === 'rank' && item.by?.kind === 'attribute'
        ? item.by.attributes
        : []
  return named.every(id => index.attribute(id).format === 'money') ? named : []
}

/** "More than 30 products each": of those that the limit is on, and no rows of their own. */
export const withoutDistributive = (placed: readonly Placed[]): Placed[] => {
  const limits = new Set(of(placed, 'having').map(({ end }) => end))
  return placed.filter(
    ({ item, start }) => !(item.kind === 'ask' && item.how === 'each' && limits.has(start)),
  )
}
