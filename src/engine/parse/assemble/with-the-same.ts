// "Which guests booked the same home three times": each guest with each home is counted, and the limit holds for the two together.
// Counted by guest alone, three homes that were booked once each would do.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Keep, Plan } from '#engine/plan.ts'
import { of } from './items.ts'

export interface WithTheSame {
  nouns: readonly string[]
  /** What is asked, whichever one it was. */
  rest: readonly Placed[]
}

/** Null where nothing is the same. */
export function withTheSame(index: ModelIndex, placed: readonly Placed[]): WithTheSame | null {
  const [same] = of(placed, 'same one')
  if (same === undefined) return null
  const { nouns } = same.item
  const names = new Set(nouns.flatMap(id => index.noun(id).name))
  // "Guest, home and number of bookings": it is shown anyway.
  const isShown = ({ item }: Placed) =>
    (item.kind === 'noun' && !item.none && item.nouns.some(id => nouns.includes(id))) ||
    (item.kind === 'attribute' && item.attributes.every(id => names.has(id)))
  const rest = placed.flatMap((one): Placed[] => {
    if (one.item === same.item || isShown(one)) return []
    if (one.item.kind !== 'having') return [one]
    // "Bought at least 4 times": no number that a customer has in all.
    const { or: _, ...having } = one.item
    return [{ ...one, item: { ...having, ofRows: true } }]
  })
  return { nouns, rest }
}

/** The plan of the rest with each of them apart; null where it does not count, for each of somebody, so many rows. */
export function apartByTheSame({ nouns }: WithTheSame, plan: Plan, index: ModelIndex): Plan | null {
  const [key, ...others] = plan.keys
  const counted = new Set(plan.columns.flatMap((_, at) => (countedAt(plan, at) === null ? [] : [at])))
  const isPlain =
    others.length === 0 &&
    plan.limit === null &&
    plan.limitPer === null &&
    !plan.keepEmpty &&
    (plan.summary.kind === 'rows' || plan.summary.kind === 'count')
  if (key?.kind !== 'thing' || !isPlain || plan.keep.length === 0) return null
  if (!plan.keep.every(one => counted.has(one.column) && isSeveral(one))) return null
  if (plan.columns.some(({ kind }, at) => kind !== 'attribute' && !counted.has(at))) return null
  const [column = 0, ...more] = counted
  // Of two numbers each would be of a pair of its own.
  if (more.length > 0) return null
  const rows = countedAt(plan, column)
  const thing = nouns
    .map(id => index.noun(id))
    .find(one => one.key === undefined && one.where === undefined && isReached(index, rows, one))
  if (thing === undefined || thing.id === key.noun) return null
  const apart: Plan = { ...plan, keys: [key, { kind: 'thing', noun: thing.id }] }
  if (plan.summary.kind === 'rows') return apart
  // Somebody who did so with two of them is still one.
  return { ...apart, order: [{ column, descending: true }], limitPer: 1 }
}

/** The rows that a column counts, or null. */
function countedAt(plan: Plan, at: number): string | null {
  const column = plan.columns[at]
  return column?.kind === 'quantity' && column.quantity.kind === 'count' ? column.quantity.noun : null
}

const isReached = (index: ModelIndex, rows: string | null, thing: Noun): boolean =>
  rows !== null && index.path(index.noun(rows).table, thing.table) !== null

/** Twice or more: what was done once is no same one. */
const isSeveral = ({ op, value }: Keep): boolean =>
  value.kind === 'number' &&
  ((op === '>' && value.value >= 1) || ((op === '>=' || op === '=') && value.value >= 2))
