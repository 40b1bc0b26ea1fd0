// "Which home has the best revenue per bedroom": divided by the bedrooms of each. As groups they would give the best home of those with one
// bedroom, of those with two, and so on.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan, Quantity } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function dividesByOwn(index: ModelIndex, placed: Draft['placed'], { keys, columns }: Plan): boolean {
  const things = new Set(keys.flatMap(key => (key.kind === 'thing' ? [index.noun(key.noun).table] : [])))
  // "Cheapest home per bedroom count": its own price among its like.
  const isOfRows = columns.some(one => one.kind === 'quantity' && !things.has(tableOf(index, one.quantity)))
  if (!isOfRows) return false
  return of(placed, 'key').some(({ item: { key }, text }) => {
    if (key.kind !== 'attribute' || !text.startsWith('per ')) return false
    return key.attributes.some(
      id => index.attribute(id).kind === 'number' && things.has(index.attribute(id).table),
    )
  })
}

function tableOf(index: ModelIndex, quantity: Quantity): string {
  if (quantity.kind === 'aggregate') return index.attribute(quantity.attribute).table
  return index.noun(quantity.kind === 'measure' ? index.measure(quantity.measure).noun : quantity.noun).table
}
