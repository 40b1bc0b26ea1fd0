// "Average sold price by beds" and then "include count": of the rows that went into the mean, and not of all that there are.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

export function withBareCount(
  earlier: readonly Placed[],
  given: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] {
  const [only, ...more] = given
  if (only?.item.kind !== 'ask' || only.item.how !== 'count' || only.item.bare !== true || more.length > 0)
    return given
  const nouns = of(earlier, 'quantity').flatMap(({ item: { quantity } }) => {
    if (quantity.kind === 'measure') return quantity.measures.slice(0, 1).map(id => index.measure(id).noun)
    if (quantity.kind !== 'aggregate') return []
    return quantity.attributes.slice(0, 1).flatMap(id => index.attribute(id).noun ?? [])
  })
  const [noun, ...others] = new Set(nouns)
  if (noun === undefined || others.length > 0) return given
  return [{ ...only, item: { kind: 'quantity', quantity: { kind: 'count', nouns: [noun] }, weak: false } }]
}
