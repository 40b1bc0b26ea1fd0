// "A completed order last year but none this year": none that is completed, and not none at all.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function noneSuch(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const none = of(placed, 'noun').find(({ item, text }) => item.none && /^(but )?(none|not)$/.test(text))
  if (none === undefined) return placed
  const people = [
    ...of(placed, 'noun').flatMap(({ item }) => (item.weak || item.none ? [] : [item.nouns])),
    ...of(placed, 'quantity').flatMap(({ item }) =>
      item.quantity.kind === 'count' ? [item.quantity.nouns] : [],
    ),
  ]
  const missing = new Set(none.item.nouns.map(id => index.noun(id).table))
  const subjects = new Set(people.flat().map(id => index.noun(id).table))
  for (const table of missing) subjects.delete(table)
  const such = of(placed, 'condition').filter(
    ({ item: { condition }, start }) =>
      start < none.start &&
      condition.kind === 'values' &&
      !condition.not &&
      condition.options.flat().every(({ attribute }) => !subjects.has(index.attribute(attribute).table)),
  )
  return placed.flatMap(one =>
    one === none ? [one, ...such.map(state => ({ ...state, start: none.start, end: none.end }))] : [one],
  )
}
