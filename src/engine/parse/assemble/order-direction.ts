// "In order of average days on market, fastest first": the first says by what, the second which way.
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function orderDirection(placed: readonly Placed[]): Placed[] {
  const [by, way, ...others] = of(placed, 'order')
  if (by === undefined || way === undefined || others.length > 0 || by.item.by !== null) return [...placed]
  const said = way.item.by ?? []
  const isSame = of(placed, 'quantity').some(
    ({ item, start }) =>
      start === by.start &&
      item.quantity.kind === 'aggregate' &&
      item.quantity.attributes.some(id => said.includes(id)),
  )
  if (!isSame) return [...placed]
  const { descending } = way.item
  return placed.flatMap(one =>
    one.item === way.item
      ? []
      : one.item === by.item
        ? [{ ...one, item: { ...by.item, descending } }]
        : [one],
  )
}
