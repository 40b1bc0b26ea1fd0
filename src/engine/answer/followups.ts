// Where to go from an answer: the same for another period, broken down, ranked, narrowed. Each is a question of its own.
import type { Condition } from '#contract/model.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { Key, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { period as periodWith, shifted } from '#engine/time/period.ts'
import { periodOf } from './period.ts'
import { plainly } from './plainly.ts'
import { questionOf } from './question.ts'
import { spokenQuantity } from './quantity-words.ts'
import { hasQuantity, slotsOf } from './slots.ts'
import { leadPlace } from './telling.ts'

const offered = 8

/** Candidates, the most useful first; who offers them keeps those that the engine understands. */
export function followups(asked: Plan, index: ModelIndex, rows: readonly ResultRow[] = []): string[] {
  const plan = simple(plainly(asked, index))
  const candidates = hasQuantity(plan) ? fromQuantity(plan, asked, index, rows) : fromList(plan, index)
  const own = questionOf(plan, index)
  return [...new Set(candidates.flatMap(question => question ?? []))]
    .filter(question => question !== own)
    .slice(0, offered)
}

/** The plan without what no one-line question can carry. */
const simple = (plan: Plan): Plan => {
  const place = leadPlace(plan)
  const column = place === null ? undefined : plan.columns[place]
  const quantity = column?.kind === 'quantity' ? column : plan.columns.find(({ kind }) => kind === 'quantity')
  return {
    ...plan,
    columns:
      quantity === undefined
        ? plan.columns
        : [{ ...quantity, ...('where' in quantity ? { where: [] } : {}) }],
    order: plan.order.map(({ descending }) => ({ column: 0, descending })).slice(0, 1),
    keep: [],
    keepEmpty: false,
    limitPer: null,
    shownFrom: null,
    summary: { kind: 'rows' },
  }
}

function fromQuantity(
  plan: Plan,
  asked: Plan,
  index: ModelIndex,
  rows: readonly ResultRow[],
): (string | null)[] {
  const [column] = plan.columns
  if (column?.kind !== 'quantity') return []
  const { noun } = spokenQuantity(index, column.quantity)
  const ask = (parts: Partial<Plan>, when?: string) => questionOf({ ...plan, ...parts }, index, when)
  const plainOrder = { order: [], limit: null }
  const isTimed = plan.keys.some(({ kind }) => kind === 'time')
  const date = noun.date
  const byMonth: Key[] =
    date === undefined || isTimed ? [] : [{ kind: 'time', attribute: date, grain: 'month' }]
  const groups = dimensions(plan, index, noun.table)
  const ranked = rankedThing(plan, index, noun.table)
  return [
    drilled(plan, asked, index, rows),
    before(plan, index),
    ...groups.slice(0, 1).map(key => ask({ keys: [key], ...plainOrder })),
    ...byMonth.map(key => ask({ keys: [key], ...plainOrder })),
    ranked === null ? null : ask({ keys: [ranked], order: [{ column: 0, descending: true }], limit: 5 }),
    ...groups.slice(1, 3).map(key => ask({ keys: [key], ...plainOrder })),
    periodOf(plan) === null && date !== undefined ? ask({}, 'last year') : null,
    plan.keys.length > 0 ? ask({ keys: [], ...plainOrder }) : null,
  ]
}

/** The same for the period before. */
function before(plan: Plan, index: ModelIndex): string | null {
  const period = periodOf(plan)
  const [span] = period?.spans ?? []
  if (period === null || span?.from === undefined || span.to === undefined || period.spans.length > 1)
    return null
  const earlier = shifted(periodWith({ from: span.from, to: span.to }, 'span'), { unit: 'same', by: -1 })
  const moved: Condition = {
    ...span,
    ...(earlier.from && { from: earlier.from }),
    ...(earlier.to && { to: earlier.to }),
  }
  const where = plan.where.map(condition => (condition === period.condition ? moved : condition))
  return questionOf({ ...plan, where }, index)
}

/** The leading group alone, over time. */
function drilled(plan: Plan, asked: Plan, index: ModelIndex, rows: readonly ResultRow[]): string | null {
  const [key] = plan.keys
  const [column] = plan.columns
  if (key?.kind !== 'attribute' || plan.keys.length > 1 || column?.kind !== 'quantity') return null
  const attribute = index.attribute(key.attribute)
  const name = slotsOf(asked, index).find(({ from }) => from === 'key')?.column.name ?? ''
  const value = rows[0]?.[name] ?? Object.keys(attribute.values ?? {})[0]
  const { date } = spokenQuantity(index, column.quantity).noun
  if (attribute.kind !== 'category' || typeof value !== 'string' || date === undefined) return null
  const only: Condition = { kind: 'is', attribute: attribute.id, values: [value] }
  const others = plan.where.filter(one => one.kind !== 'is' || one.attribute !== attribute.id)
  const month: Key = { kind: 'time', attribute: date, grain: 'month' }
  return questionOf({ ...plan, keys: [month], where: [...others, only], order: [], limit: null }, index)
}

/** What the rows can be grouped by and are not yet. */
function dimensions(plan: Plan, index: ModelIndex, table: string): Key[] {
  const used = new Set([
    ...plan.keys.map(key => ('attribute' in key ? key.attribute : '')),
    ...plan.where.flatMap(one => (one.kind === 'is' ? [one.attribute] : [])),
  ])
  return index.model.attributes
    .filter(({ id, kind, quiet }) => kind === 'category' && quiet !== true && !used.has(id))
    .filter(attribute => index.path(table, attribute.table) !== null)
    .map(({ id }) => ({ kind: 'attribute', attribute: id }))
}

/** Things of another table that the measured rows belong to: bookings belong to homes. */
function rankedThing(plan: Plan, index: ModelIndex, table: string): Key | null {
  const noun = index.model.nouns.find(
    one =>
      one.table !== table &&
      one.key === undefined &&
      (one.where ?? []).length === 0 &&
      index.path(table, one.table) !== null,
  )
  const isAsked = plan.keys.some(key => key.kind === 'thing')
  return noun === undefined || isAsked ? null : { kind: 'thing', noun: noun.id }
}

function fromList(plan: Plan, index: ModelIndex): (string | null)[] {
  const [key] = plan.keys
  if (key?.kind !== 'thing') return []
  const { id: noun, table, columns } = index.noun(key.noun)
  const counted: Plan = {
    ...plan,
    keys: [],
    columns: [{ kind: 'quantity', quantity: { kind: 'count', noun }, where: [] }],
    order: [],
    limit: null,
  }
  const amount = columns
    .map(index.attribute)
    .find(({ kind, format }) => kind === 'number' && format === 'money')
  const averaged: Plan['columns'] =
    amount === undefined
      ? []
      : [
          {
            kind: 'quantity',
            quantity: { kind: 'aggregate', fn: 'avg', noun, attribute: amount.id },
            where: [],
          },
        ]
  const groups = dimensions(plan, index, table)
  return [
    questionOf(counted, index),
    ...averaged.map(column => questionOf({ ...counted, columns: [column] }, index)),
    ...groups.slice(0, 2).map(group => questionOf({ ...counted, keys: [group] }, index)),
    ...averaged.flatMap(column =>
      groups.slice(0, 2).map(group => questionOf({ ...counted, columns: [column], keys: [group] }, index)),
    ),
    plan.where.length > 0 ? questionOf({ ...counted, where: [] }, index) : null,
  ]
}
