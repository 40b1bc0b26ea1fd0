// "Reservations with guest and price": of rows that have an amount of their own it is that, and not what the thing costs.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

export function withOwnPrice(index: ModelIndex, placed: readonly Placed[], rows: Noun | null): Placed[] {
  const amount = rows?.key === undefined ? rows?.amount : undefined
  return placed.map(one => {
    if (amount === undefined || one.item.kind !== 'attribute') return one
    const { text, attributes } = one.item
    const isOthers = attributes.every(id => {
      const { table, format } = index.attribute(id)
      return format === 'money' && table !== rows?.table
    })
    return isOthers && /^(prices?|costs?)$/.test(text)
      ? { ...one, item: { ...one.item, attributes: [amount] } }
      : one
  })
}
