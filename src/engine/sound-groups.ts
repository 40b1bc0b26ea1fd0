// Groups that cannot be what was asked for: the average of a number for each value of that very number, one side of a flag alone where
// it was to be split by it, nights as a heading beside the states. However its words were taken, such a plan was misread.
import type { Format } from '#contract/terms.ts'
import type { ModelIndex } from './model-index.ts'
import { pinned } from './parse/assemble/check/check-shape.ts'
import type { Plan } from './plan.ts'

/** What does not fit together in a plan, or null. */
export function unsoundGroups({ keys, columns, where }: Plan, index: ModelIndex): string | null {
  const grouped = keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : []))
  const counted = keys.flatMap(key =>
    key.kind === 'bands' && index.attribute(key.attribute).format === 'count' ? [key.attribute] : [],
  )
  const fixed = pinned(where)
  const averagesItself = columns.some(
    one =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'aggregate' &&
      one.quantity.fn === 'avg' &&
      [...grouped, ...counted].includes(one.quantity.attribute),
  )
  if (averagesItself) return 'a number of each of what'
  if (grouped.some(id => index.attribute(id).kind === 'flag' && fixed.has(id))) return 'both sides of what'
  // "By status: pending, completed, refunded": each kind has its row, and no column in all the other rows.
  const ofItsRows = columns.filter(
    one =>
      one.kind === 'quantity' &&
      one.where.some(said => said.kind === 'is' && grouped.includes(said.attribute)),
  )
  if (ofItsRows.length > 1) return 'rows or columns'
  const computes = columns.some(({ kind }) => kind !== 'attribute')
  const isHeading = (id: string) => lengths.has(index.attribute(id).format)
  // "Bookings by booking date": each has a moment of its own.
  if (computes && grouped.some(id => index.attribute(id).kind === 'moment')) return 'days or months of what'
  const hasThings = keys.some(({ kind }) => kind === 'thing')
  return computes && !hasThings && keys.length > 1 && grouped.some(isHeading) ? 'what to group by' : null
}

const lengths = new Set<Format>(['nights', 'days', 'money', 'price_per_sf'])
