// "How many people came to us through Instagram": a vague word for several kinds of people means those of whom that is recorded.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function whoHasIt(index: ModelIndex, given: readonly Placed[]): readonly Placed[] {
  const placed = whoHasBoth(index, given)
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

/** "Who has both a weekly and a monthly stay": people who had the one and the other. No stay is both, and a list of either is of others. */
function whoHasBoth(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const who = of(placed, 'ask').find(({ item, text }) => item.how === 'which' && text === 'who')
  const [both] = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'values' && condition.each === true ? [condition.options.flat()] : [],
  )
  if (who === undefined || both === undefined || of(placed, 'noun').length > 0) return placed
  const tables = new Set(both.map(({ attribute }) => index.attribute(attribute).table))
  const people = index.model.nouns.find(
    ({ vague, table }) => vague?.includes('people') === true && tables.has(table),
  )
  if (people === undefined || tables.size > 1) return placed
  const noun: Placed = {
    ...who,
    item: { kind: 'noun', nouns: [people.id], plural: true, none: false, weak: false },
  }
  return placed.map(one => (one === who ? noun : one))
}
