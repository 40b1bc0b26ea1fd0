// Ten years are a decade; ten dollars, nights or days are steps like any other.
import type { ModelIndex } from './model-index.ts'
import type { Key } from './plan.ts'

export const isDecade = (index: ModelIndex, { attribute, size }: Extract<Key, { kind: 'step' }>): boolean =>
  size === 10 && index.attribute(attribute).format === 'year'
