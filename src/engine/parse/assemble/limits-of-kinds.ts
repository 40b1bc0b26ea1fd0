// "Homes with more than 5 cancelled bookings and fewer than 20 completed ones": each limit counts rows of its own kind. Taken as kinds of
// all rows, both limits would be on one number.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Column, Keep } from '#engine/plan.ts'
import { of, type PlacedOf } from './items.ts'

/** The limits with the kinds that were said within them, where there are several. */
export function limitsOfKinds(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const limits = of(placed, 'having')
  const kinds = limits.map(limit => kindWithin(placed, limit))
  // "5+ completed stays and over $12,000 spent on them": the money of those.
  const isCounted = limits.every(({ item }) => item.quantity.kind === 'count')
  const isApart = isCounted || kinds.some(kind => kind !== undefined && hasNoneOf(index, limits, kind))
  // "At least 4 completed stays and no upcoming one": what is missing is of another kind.
  const isMissing = placed.some(
    ({ item }) => item.kind === 'nothing such' || (item.kind === 'noun' && item.none),
  )
  if ((limits.length < 2 && !isMissing) || !isApart || kinds.every(kind => kind === undefined))
    return [...placed]
  return placed.flatMap(one => {
    if (kinds.some(kind => kind === one)) return []
    const such = one.item.kind === 'having' ? kinds[limits.findIndex(limit => limit === one)] : undefined
    if (one.item.kind !== 'having' || such === undefined) return [one]
    // A number that the things themselves have is of all kinds.
    const { or: _or, ...item } = one.item
    return [{ ...one, item: { ...item, such: such.item.condition } }]
  })
}

/** "More than 3 cancelled bookings": of which kind they are. */
export const kindWithin = (placed: readonly Placed[], limit: PlacedOf<'having'>) =>
  limit.item.quantity.kind === 'count'
    ? of(placed, 'condition').find(
        ({ start, end, item }) =>
          start === limit.start &&
          end === limit.end &&
          item.condition.kind === 'values' &&
          !item.condition.not,
      )
    : undefined

/** "At least 5 cancelled bookings and over $10k revenue": what was cancelled brings in nothing. */
const hasNoneOf = (
  index: ModelIndex,
  limits: readonly PlacedOf<'having'>[],
  { item: { condition } }: PlacedOf<'condition'>,
): boolean =>
  condition.kind === 'values' &&
  limits.some(
    ({ item: { quantity } }) =>
      quantity.kind === 'measure' &&
      quantity.measures
        .flatMap(id => index.measure(id).where ?? [])
        .some(
          one =>
            one.kind === 'is' &&
            condition.options
              .flat()
              .some(({ attribute, value }) => attribute === one.attribute && !one.values.includes(value)),
        ),
  )

interface OwnRows {
  where?: readonly Condition[]
}

/** A column of its own for each limit that counts rows of a kind. */
export function withOwnRows(
  columns: readonly Column[],
  keep: readonly Keep[],
  limits: readonly OwnRows[],
): { columns: Column[]; keep: Keep[] } {
  const all = [...columns]
  const kept = keep.map((one, at): Keep => {
    const where = limits[at]?.where ?? []
    const column = columns[one.column]
    if (where.length === 0 || column?.kind !== 'quantity') return one
    const isFree =
      all[one.column] === column &&
      keep.every((other, place) => other.column !== one.column || (limits[place]?.where ?? []).length > 0)
    const place = isFree ? one.column : all.length
    all[place] = { ...column, where: [...column.where, ...where] }
    return { ...one, column: place }
  })
  return { columns: all, keep: kept }
}
