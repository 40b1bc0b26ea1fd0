// The tables that a condition speaks of.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item } from '#engine/parse/item.ts'

export function tablesOf(index: ModelIndex, item: Item): string[] {
  if (item.kind !== 'condition') return []
  const { condition } = item
  const table = (id: string) => index.attribute(id).table
  switch (condition.kind) {
    case 'flag':
      return [table(condition.attribute)]
    case 'segment':
      return condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf).map(table))
    case 'values':
      return condition.options.flat().map(({ attribute }) => table(attribute))
    case 'amount':
      return condition.attributes.map(table)
    default:
      return []
  }
}
