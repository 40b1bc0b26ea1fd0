// "Customers per state, only states with at least 50", "revenue by city over 100k": a number behind the groups limits what is
// computed for them.
import type { Comparator } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import type { Amount, AmountUnit } from '#engine/parse/piece.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function limitsOfGroups(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const key = of(placed, 'key').find(({ item }) => item.key.kind === 'attribute' || item.key.kind === 'noun')
  const computed = computedOnce(placed)
  if (key === undefined || computed === null) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'amount' || item.condition.attributes.length > 0)
      return [one]
    const { amount, unit } = item.condition
    // "Orders by category over $500": the money of each order, or none is said.
    const counts = computed.kind === 'count' || computed.kind === 'distinct'
    // "Only where the owner got over 30k": of each of them, before anything is computed.
    const ofRows = of(placed, 'noun').some(({ start, end }) => start >= key.end && end <= one.start)
    // "Average discount by area for homes that sold in over 60 days": what is averaged is no length of time.
    if (ofRows && computed.kind === 'aggregate' && !fits(index, computed.attributes, amount, unit))
      return [one]
    if (ofRows && computed.kind === 'aggregate')
      return [
        { ...one, item: { ...item, condition: { ...item.condition, attributes: computed.attributes } } },
      ]
    if (ofRows) return [one]
    if (one.start < key.end || (unit !== 'plain' && counts)) return [one]
    // "Average days on market by area, only those above 60 days": a mean of the areas, as long as it is a length of time.
    if (unit === 'days' && !(computed.kind === 'aggregate' && fits(index, computed.attributes, amount, unit)))
      return [one]
    // "Average price by brand, only brands with more than 10": so many products, or so much?
    const isWith = of(placed, 'attribute').some(({ end, start }) => start >= key.end && end === one.start - 1)
    if (computed.kind === 'aggregate' && computed.fn !== 'sum' && unit === 'plain' && isWith)
      throw new Unclear('what is limited')
    const bounds = boundsOf(amount)
    // "Actives by area under 500k" is a price, also without a sign.
    if (bounds.length === 0 || (counts && bounds.some(({ value }) => value >= 1000))) return [one]
    return bounds.map(({ op, value }) => ({
      ...one,
      item: { kind: 'having', quantity: computed, op, than: { kind: 'number', value } } satisfies Item,
    }))
  })
}

/** "Average days on market by area for homes over 500k": so much is no number of days, nor is "over 60 days" a discount. */
function fits(index: ModelIndex, attributes: readonly string[], amount: Amount, unit: AmountUnit): boolean {
  const isLarge = boundsOf(amount).some(({ value }) => value >= 1000)
  return attributes.every(id => {
    const { format } = index.attribute(id)
    if (unit === 'days') return format === 'days' || format === 'nights'
    return format === 'money' ? unit !== 'percent' : unit !== 'money' && !isLarge
  })
}

/** What is computed for each group, where it is one thing; bare things are counted. */
function computedOnce(placed: readonly Placed[]): QuantityRef | null {
  const stated = of(placed, 'quantity').filter(({ item }) => !item.weak)
  if (stated.length > 0) return stated.length === 1 ? (stated[0]?.item.quantity ?? null) : null
  // "Customer count by city": one of them, counted.
  const counts = of(placed, 'ask').some(({ item }) => item.how === 'count')
  const noun = of(placed, 'noun').find(({ item }) => !item.weak && !item.none && (item.plural || counts))
  return noun === undefined ? null : { kind: 'count', nouns: noun.item.nouns }
}

function boundsOf(amount: Amount): { op: Comparator; value: number }[] {
  switch (amount.kind) {
    case 'bound':
      return [{ op: amount.op, value: amount.value }]
    case 'range':
      return [
        { op: '>=', value: amount.from },
        { op: amount.toIncluded ? '<=' : '<', value: amount.to },
      ]
    default:
      return []
  }
}
