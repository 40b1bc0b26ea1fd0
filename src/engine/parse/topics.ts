// What a piece of a question speaks of, whatever it says: the same city, the same status, a time.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item } from './item.ts'

/** A story about Scottsdale in the summer adds nothing to a question that names its own city and its own months. */
export const topicsOf = (items: readonly Item[], index: ModelIndex): string[] => [
  ...new Set(items.flatMap(item => topics(item, index))),
]

function topics(item: Item, index: ModelIndex): string[] {
  switch (item.kind) {
    case 'period':
    case 'shift':
      return ['time']
    case 'key':
      if (item.key.kind === 'weekday' || item.key.kind === 'hour') return [item.key.kind]
      if (item.key.kind === 'grain' || item.key.kind === 'month of year') return ['time']
      return 'attributes' in item.key ? [...item.key.attributes] : []
    case 'condition':
      return ofCondition(item.condition, index)
    case 'having':
    case 'limit':
      return [JSON.stringify(item)]
    default:
      return []
  }
}

function ofCondition(condition: ConditionRef, index: ModelIndex): string[] {
  switch (condition.kind) {
    case 'values':
      return [...new Set(condition.options.flat().map(({ attribute }) => attribute))].slice(0, 1)
    case 'flag':
      return [condition.attribute]
    case 'weekdays':
      return ['weekday']
    case 'dated':
      return ['time']
    case 'segment':
      return condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf)).slice(0, 1)
    case 'amount':
    case 'empty':
    case 'lift':
    case 'years':
      return condition.attributes.length > 0 ? [...condition.attributes] : [JSON.stringify(condition)]
    // "Breathing down my neck about refunds": whoever searches does so in the question itself.
    case 'contains':
      return []
    case 'attributes':
      return [JSON.stringify(condition)]
  }
}
