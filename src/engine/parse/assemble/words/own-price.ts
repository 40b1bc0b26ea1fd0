// "Reservations with guest and price": of rows that have an amount of their own it is that, and not what the thing costs.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Expr } from '#contract/terms.ts'
import type { Placed } from '#engine/parse/item.ts'

export function withOwnPrice(index: ModelIndex, placed: readonly Placed[], rows: Noun | null): Placed[] {
  const amount = rows?.key === undefined ? rows?.amount : undefined
  const areOthers = (attributes: readonly string[]) =>
    attributes.length > 0 &&
    attributes.every(id => {
      const { table, format } = index.attribute(id)
      return format === 'money' && table !== rows?.table
    })
  return placed.map(one => {
    if (amount === undefined) return one
    // "Split the bookings by what they cost: under $1,000, …".
    if (one.item.kind === 'key' && one.item.key.kind === 'bands' && areOthers(one.item.key.attributes))
      return /^by (what they (cost|paid|pay)|price|cost|total)\b/.test(one.text)
        ? { ...one, item: { ...one.item, key: { ...one.item.key, attributes: [amount] } } }
        : one
    // "Top 5 bookings by price", "the stay with the highest price".
    if (one.item.kind === 'rank' && one.item.by?.kind === 'attribute' && areOthers(one.item.by.attributes))
      return /^(by|highest|lowest|biggest|largest|smallest|top) (price|cost)$/.test(one.text)
        ? { ...one, item: { ...one.item, by: { ...one.item.by, attributes: [amount] } } }
        : one
    // "Bookings by price, highest first", "stays of October, highest price first".
    if (one.item.kind === 'order' && one.item.by !== null && areOthers(one.item.by))
      return /\b(price|cost|priciest|costliest|dearest|cheapest|expensive)\b/.test(one.text) &&
        !/\b(night|nightly|list|listing|unit|home)\b/.test(one.text)
        ? { ...one, item: { ...one.item, by: [amount] } }
        : one
    if (one.item.kind !== 'attribute') return one
    const { text, attributes } = one.item
    const isOthers = areOthers(attributes)
    return isOthers && /^(prices?|costs?)$/.test(text)
      ? { ...one, item: { ...one.item, attributes: [amount] } }
      : one
  })
}

/** "What is our stock worth at current prices": what a value is made of, said once more. */
export function atItsPrice(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const value = placed.find(one => numbersOf(one).some(id => index.attribute(id).expr.kind === 'combine'))
  if (value === undefined) return [...placed]
  const parts = new Set(numbersOf(value).flatMap(id => columnsIn(index.attribute(id).expr)))
  const isPart = (id: string) => {
    const { expr, format } = index.attribute(id)
    return expr.kind === 'column' && format === 'money' && parts.has(expr.column)
  }
  return placed.filter(one => {
    const { item, text, start, afterAnd } = one
    if (start < value.end || afterAnd === true) return true
    if (item.kind === 'attribute')
      return !(
        /^((list |retail |selling )?prices?|(sell|sells|sold) for)$/.test(text) &&
        item.attributes.every(isPart)
      )
    const isSegment = item.kind === 'condition' && item.condition.kind === 'segment'
    return !(isSegment && /^at (list|full|retail|sticker|regular) prices?$/.test(text))
  })
}

const numbersOf = ({ item }: Placed): readonly string[] => {
  if (item.kind === 'attribute') return item.attributes
  return item.kind === 'quantity' && item.quantity.kind === 'aggregate' ? item.quantity.attributes : []
}

const columnsIn = (expr: Expr): string[] => {
  if (expr.kind === 'combine') return [...columnsIn(expr.left), ...columnsIn(expr.right)]
  return expr.kind === 'column' ? [expr.column] : []
}
