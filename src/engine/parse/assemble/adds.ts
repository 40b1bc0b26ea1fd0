// What can be added up over groups: a number of things, a sum. A rate or a mean cannot.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Quantity } from '#engine/plan.ts'

export function adds(index: ModelIndex, quantity: Quantity): boolean {
  if (quantity.kind === 'aggregate') return quantity.fn === 'sum'
  return quantity.kind === 'measure' ? measureAdds(index, quantity.measure) : quantity.kind === 'count'
}

export function measureAdds(index: ModelIndex, measure: string): boolean {
  const { value } = index.measure(measure)
  if (value.kind === 'share_of_groups') return value.number === true
  return value.kind === 'aggregate' && (value.of.fn === 'sum' || value.of.fn === 'count')
}
