// What a unit can be said of: dollars of money, percent of a rate. A number with a unit that its column has not was named for
// something else, however near it stands.
import type { Format } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { AmountUnit } from '#engine/parse/piece.ts'
import type { Quantity } from '#engine/plan.ts'

const measuredIn: Partial<Record<AmountUnit, ReadonlySet<Format>>> = {
  money: new Set(['money', 'price_per_sf']),
  percent: new Set(['percent', 'ratio']),
}

export const fits = (unit: AmountUnit | undefined, format: Format): boolean =>
  unit === undefined || (measuredIn[unit]?.has(format) ?? true)

export function formatOf(index: ModelIndex, one: Quantity): Format {
  switch (one.kind) {
    case 'measure':
      return index.measure(one.measure).format
    case 'aggregate':
      return index.attribute(one.attribute).format
    default:
      return 'count'
  }
}
