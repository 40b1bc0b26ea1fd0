// A number of things that has a value: how much stock in dollars is what it is worth.
import type { Expr } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function inMoney(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  if (of(placed, 'in money').length === 0) return [...placed]
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'quantity' || item.quantity.kind !== 'aggregate' || item.quantity.fn !== 'sum')
      return one
    const worth = item.quantity.attributes.flatMap(id => worthOf(index, id))
    return worth.length === 0
      ? one
      : { ...one, item: { ...item, quantity: { ...item.quantity, attributes: worth } } }
  })
}

/** The money that a column makes with its price. */
function worthOf(index: ModelIndex, id: string): string[] {
  const { table, expr, format } = index.attribute(id)
  if (format === 'money' || expr.kind !== 'column') return []
  const isFactor = (one: Expr) => one.kind === 'column' && one.column === expr.column
  return index.model.attributes
    .filter(other => other.table === table && other.format === 'money')
    .filter(
      ({ expr: made }) =>
        made.kind === 'combine' && made.op === '*' && (isFactor(made.left) || isFactor(made.right)),
    )
    .map(other => other.id)
}
