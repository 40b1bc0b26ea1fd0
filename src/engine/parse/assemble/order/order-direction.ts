// "In order of average days on market, fastest first": the first says by what, the second which way.
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function orderDirection(placed: readonly Placed[]): Placed[] {
  const [by, way, ...others] = of(placed, 'order')
  if (by === undefined || way === undefined || others.length > 0 || by.item.by !== null) return [...placed]
  const said = way.item.by ?? []
  const isSame = (attributes: readonly string[]) => attributes.some(id => said.includes(id))
  const isOfNumber = of(placed, 'quantity').some(
    ({ item: { quantity }, start }) =>
      start === by.start && quantity.kind === 'aggregate' && isSame(quantity.attributes),
  )
  if (!isOfNumber) return [...placed]
  const { descending } = way.item
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    // "Where do homes sell quickest? Put the areas in order of …": all of them, and not only the first.
    const isOrderedAnyway =
      item.kind === 'rank' &&
      item.count === null &&
      item.by?.kind === 'attribute' &&
      isSame(item.by.attributes)
    if (item === way.item || isOrderedAnyway) return []
    return item === by.item ? [{ ...one, item: { ...by.item, descending } }] : [one]
  })
}

/** "Which cities earn the most? List all cities by revenue": asked again for all of them, in the order that the superlative named. */
export function orderedAgain(placed: readonly Placed[]): Placed[] {
  const [rank] = of(placed, 'rank')
  if (rank === undefined || rank.item.count !== null || rank.item.by?.kind === 'attribute') return [...placed]
  const groups = of(placed, 'attribute')
  const again = groups.findLast(({ item, start }) =>
    groups.some(
      one =>
        one.start < rank.start &&
        start > rank.start &&
        String(one.item.attributes) === String(item.attributes),
    ),
  )
  if (again === undefined || !isOrdered(placed, rank, again.end)) return [...placed]
  return placed.filter(one => one !== rank && one !== again)
}

/** Whether what follows puts them in order, by the same number. */
const isOrdered = (placed: readonly Placed[], { item: { by } }: PlacedOf<'rank'>, from: number): boolean =>
  placed.some(({ item, start }) => {
    if (start < from) return false
    const ref = item.kind === 'rank' ? item.by : item.kind === 'order' ? orderRef(item.measures) : undefined
    return ref !== undefined && ref !== null && (by === null || JSON.stringify(ref) === JSON.stringify(by))
  })

const orderRef = (measures: readonly string[]) =>
  measures.length === 0 ? undefined : { kind: 'measure' as const, measures }
