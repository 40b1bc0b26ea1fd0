// "The five homes that were added most recently, latest first": by the day that ranks them. By itself "latest" is the day of a sale.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const recent = /^(the )?(latest|newest|most recent|earliest|oldest)\b/

export function latestOfRank(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isDay = (id: string) => /^(day|moment)$/.test(index.attribute(id).kind)
  const isTime = (id: string) => isDay(id) || index.attribute(id).format === 'year'
  const ranked = of(placed, 'rank').flatMap(({ item: { by } }) =>
    by?.kind === 'attribute' && by.attributes.every(isDay) ? [by.attributes] : [],
  )
  const [days] = ranked
  if (days === undefined || ranked.length > 1) return [...placed]
  return placed.map(one =>
    one.item.kind === 'order' && recent.test(one.text) && one.item.by?.every(isTime) === true
      ? { ...one, item: { ...one.item, by: days } }
      : one,
  )
}
