// "Guests who cancelled at least twice": so many rows of that state, each of which has a name of its own.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { kindsOfRows } from '#engine/parse/assemble/kinds-of-rows.ts'

/** How far "on us" may keep them apart. */
const farthest = 3

export function timesOfState(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const often = of(placed, 'having').find(
    ({ item: { quantity } }) =>
      quantity.kind === 'count' && quantity.nouns.every(id => index.noun(id).key !== undefined),
  )
  const { quantity } = often?.item ?? {}
  if (often === undefined || quantity?.kind !== 'count') return [...placed]
  const tables = new Set(quantity.nouns.map(id => index.noun(id).table))
  const state = of(placed, 'condition').findLast(
    ({ end, item }) =>
      end <= often.start &&
      often.start - end < farthest &&
      [...tables].some(table => kindsOfRows(index, item, table).length === 1),
  )
  const [said] =
    state === undefined ? [] : [...tables].flatMap(table => kindsOfRows(index, state.item, table))
  if (state === undefined || said === undefined) return [...placed]
  const nouns = index.model.nouns.flatMap(({ id, key, table, where = [] }) => {
    const [own, ...more] = where
    const isSuch =
      own?.kind === 'is' &&
      own.not !== true &&
      own.attribute === said.attribute &&
      own.values.includes(said.value)
    return key === undefined && tables.has(table) && isSuch && own.values.length === 1 && more.length === 0
      ? [id]
      : []
  })
  if (nouns.length !== 1) return [...placed]
  return placed.flatMap(one =>
    one === state
      ? []
      : one === often
        ? [{ ...one, item: { ...often.item, quantity: { kind: 'count' as const, nouns } } }]
        : [one],
  )
}
