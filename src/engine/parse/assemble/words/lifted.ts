// "How many listings, whatever their status": of a column that several tables have, the one of what is named. Any other would bring
// its own rows in, and count only the listings that have some.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { certainTables } from '#engine/parse/assemble/certain-tables.ts'
import { liftedOfFirst } from './lifted-of-first.ts'

export function liftsOfNamed(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = liftedOfFirst(index, given)
  const isOfSeveral = placed.some(({ item }) => liftedBy(item).length > 1)
  const named = isOfSeveral ? new Set(certainTables(index, placed)) : new Set<string>()
  return placed.map(one => {
    const { item } = one
    const own = liftedBy(item).filter(id => named.has(index.attribute(id).table))
    if (own.length === 0 || item.kind !== 'condition' || item.condition.kind !== 'lift') return one
    return { ...one, item: { ...item, condition: { ...item.condition, attributes: own } } }
  })
}

const liftedBy = (item: Placed['item']): readonly string[] =>
  item.kind === 'condition' && item.condition.kind === 'lift' ? item.condition.attributes : []
