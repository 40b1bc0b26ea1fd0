// "Leads for each quarter, oldest quarter first": times stand in their own order anyway, and no number puts them in another.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type ItemOf } from './items.ts'
import { Unclear } from './unclear.ts'

export function timesInOrder(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const keys = of(placed, 'key')
  if (keys.length === 0 || keys.some(({ item }) => item.key.kind !== 'grain')) return [...placed]
  const isDate = (id: string) =>
    /^(date|moment)$/.test(index.attribute(id).kind) || index.attribute(id).format === 'year'
  const isOfTime = ({ by, dated }: ItemOf<'order'>) =>
    dated === true || (by !== null && by.length > 0 && by.every(isDate))
  return placed.filter(({ item }) => {
    if (item.kind !== 'order' || !isOfTime(item)) return true
    if (item.descending) throw new Unclear('the latest first')
    return false
  })
}
