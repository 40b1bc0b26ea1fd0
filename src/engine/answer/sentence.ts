// The answer in words: one sentence, two at most, that says what the rows show and nothing else.
import type { ResultColumn } from '#contract/answer.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { Key, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { compareSides, sidesOf, twoGroups } from './tell-comparison.ts'
import { tellSummary } from './tell-count.ts'
import { tellBestOfEach, tellGrid } from './tell-grid.ts'
import { tellGroups } from './tell-groups.ts'
import { tellKept } from './tell-kept.ts'
import { tellList, tellValues } from './tell-list.ts'
import { tellNothing } from './tell-nothing.ts'
import { tellOne } from './tell-one.ts'
import { tellRanking } from './tell-ranking.ts'
import { tellTrend } from './tell-trend.ts'
import { plainly } from './plainly.ts'
import { hasQuantity } from './slots.ts'
import { lead, tellingOf, valueOf, type Circumstances, type Telling } from './telling.ts'

export function sentence(
  plan: Plan,
  index: ModelIndex,
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
  circumstances: Circumstances,
): string {
  // A trend is told from its beginning, whichever end is shown first.
  const inTime = plan.backwards === true ? rows.toReversed() : rows
  const telling = tellingOf(plan, index, columns, inTime, circumstances)
  if (plan.summary.kind !== 'rows') return tellSummary(telling)
  if (rows.length === 0) return tellNothing(telling)
  const told = hasQuantity(plan) ? tellQuantities(telling) : tellThings(telling)
  return `${verdict(plan, rows)}${told}`
}

/** "Is PayPal our most used": what was supposed is among the first, or it is not. */
function verdict({ supposed = [] }: Plan, rows: readonly ResultRow[]): string {
  if (supposed.length !== 1) return ''
  const isSo = rows.some(row => Object.values(row).some(value => value === supposed[0]))
  return isSo ? 'Yes. ' : 'No. '
}

function tellThings(telling: Telling): string {
  const [key] = telling.plan.keys
  return key?.kind === 'thing' ? tellList(telling, telling.index.noun(key.noun)) : tellValues(telling)
}

/** With nothing to compare it with, a single side is a condition like any other. */
function tellSides(telling: Telling, sides: Extract<Key, { kind: 'sides' }>['sides']): string {
  const { plan, index } = telling
  const [only, second] = sides
  if (only === undefined || second !== undefined) {
    const found = sidesOf(telling)
    return found.length === 0 ? tellNothing(telling) : compareSides(telling, found)
  }
  return tellOne({
    ...telling,
    plan: plainly({ ...plan, keys: [], where: [...plan.where, ...only.where] }, index),
  })
}

function tellQuantities(telling: Telling): string {
  const { plan, rows } = telling
  const [key, second] = plan.keys
  if (key === undefined) return tellOne(telling)
  if (plan.keep.length === 0 && isUnknown(telling)) return tellNothing(telling)
  if (plan.limitPer !== null && second !== undefined) return tellBestOfEach(telling, plan.limitPer)
  if (second !== undefined) return tellGrid(telling)
  if (key.kind === 'sides') return tellSides(telling, key.sides)
  if (plan.keep.length > 0) return tellKept(telling)
  const told = lead(telling)
  const order = plan.order.find(({ column }) => column === told.place)
  if (order !== undefined && plan.limit !== null)
    return tellRanking(telling, { told, descending: order.descending, rows })
  if (key.kind === 'time' && order === undefined) return tellTrend(telling, key)
  if (rows.length === 1 && isFixed(plan, key)) return tellOne({ ...telling, plan: { ...plan, keys: [] } })
  const sides = twoGroups(telling)
  return sides === null ? tellGroups(telling) : compareSides(telling, sides)
}

/** There are groups, but nothing is recorded for any of them. */
function isUnknown(telling: Telling): boolean {
  const told = lead(telling)
  return telling.rows.every(row => (valueOf(row, told) ?? null) === null)
}

/** Grouped by what a filter has already settled. */
const isFixed = ({ where }: Plan, key: Key): boolean =>
  key.kind === 'attribute' && where.some(one => one.kind === 'is' && one.attribute === key.attribute)
