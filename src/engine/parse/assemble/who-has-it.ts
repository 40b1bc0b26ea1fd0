// "How many people came to us through Instagram": a vague word for several kinds of people means those of whom that is recorded.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function whoHasIt(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const vague = of(placed, 'noun').filter(({ item }) => item.weak && item.nouns.length > 1)
  if (vague.length === 0) return placed
  const told = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'values'
      ? condition.options.map(option => option.map(({ attribute }) => index.attribute(attribute).table))
      : [],
  )
  if (told.length === 0) return placed
  const has = (id: string) =>
    told.every(tables => tables.some(table => index.path(index.noun(id).table, table) !== null))
  return placed.map(one => {
    if (one.item.kind !== 'noun' || !vague.some(other => other.item === one.item)) return one
    const nouns = one.item.nouns.filter(has)
    return nouns.length === 0 ? one : { ...one, item: { ...one.item, nouns } }
  })
}
