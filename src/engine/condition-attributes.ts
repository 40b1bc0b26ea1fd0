// The attributes that a condition speaks of.
import type { Condition } from '#contract/terms.ts'

export function attributesOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'any':
    case 'all':
      return condition.of.flatMap(attributesOf)
    case 'not':
      return attributesOf(condition.of)
    case 'compare':
      return typeof condition.value === 'number'
        ? [condition.attribute]
        : [condition.attribute, condition.value.attribute]
    default:
      return [condition.attribute]
  }
}
