// Which date of which rows a period speaks of.
import type { Condition } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'

export function dateOf(index: ModelIndex, quantity: Quantity): string | null {
  if (quantity.kind === 'measure') {
    const measure = index.measure(quantity.measure)
    return measure.date ?? index.noun(measure.noun).date ?? null
  }
  return index.noun(quantity.noun).date ?? null
}

export const during = (attribute: string, { from, to }: Period): Condition => ({
  kind: 'during',
  attribute,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})
