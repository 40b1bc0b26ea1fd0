// "Cancelled vs the rest": what is left out otherwise has a side here, which would stay empty.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Key } from '#engine/plan.ts'

export function statusesIn(key: Key): readonly string[] {
  const spoken =
    key.kind === 'attribute'
      ? [key.attribute]
      : key.kind === 'sides'
        ? key.sides.flatMap(({ where }) => where.flatMap(attributesOf))
        : []
  return [...new Set(spoken)].filter(attribute => attribute.endsWith('.status'))
}
