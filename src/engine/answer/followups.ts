// Where to go from an answer: the same for another period, broken down, ranked, narrowed. Each is a question of its own.
import type { Condition } from '#contract/terms.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { Column, Key, Plan, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { daysBetween } from '#engine/time/calendar.ts'
import { period as periodWith, shifted } from '#engine/time/period.ts'
import { averageOf, dateOf, dimensions, narrowings, owners } from './dimensions.ts'
import { nounOfTable } from './noun-phrase.ts'
import { besidePeriod, isCalendarUnit, periodOf } from './period.ts'
import { plainly } from './plainly.ts'
import { questionOf } from './question.ts'
import { spokenQuantity } from './quantity-words.ts'
import { hasQuantity, slotsOf } from './slots.ts'
import { leadPlace } from './telling.ts'

const offered = 8

/** Candidates, the most useful first; who offers them keeps those that the engine understands. */
export function followups(asked: Plan, index: ModelIndex, rows: readonly ResultRow[] = []): string[] {
  const plan = simple(plainly(asked, index))
  const [key] = plan.keys
  const first = rows[0]?.[slotsOf(asked, index).find(({ from }) => from === 'key')?.column.name ?? '']
  const candidates = hasQuantity(plan)
    ? fromQuantity(plan, index, typeof first === 'string' ? first : null)
    : key?.kind === 'thing'
      ? fromList(plan, index, key.noun)
      : fromValues(plan, index)
  const own = questionOf(plan, index)
  const known = candidates.flatMap(question => question ?? []).filter(question => question !== own)
  return [...new Set(known)].slice(0, offered)
}

const quantityOf = (quantity: Quantity): Column => ({ kind: 'quantity', quantity, where: [] })

/** The plan without what no one-line question can carry. */
function simple(plan: Plan): Plan {
  const leading = plan.columns[leadPlace(plan) ?? -1]
  const column = leading?.kind === 'quantity' ? leading : plan.columns.find(({ kind }) => kind === 'quantity')
  const sides = plan.keys.flatMap(key => (key.kind === 'sides' ? key.sides.slice(0, 1) : []))
  const where = [...plan.where, ...sides.flatMap(side => side.where)]
  return {
    ...plan,
    keys: plan.keys.filter(({ kind }) => kind !== 'sides' && kind !== 'bands'),
    columns: column?.kind === 'quantity' ? [quantityOf(column.quantity)] : plan.columns,
    where: where.filter(({ kind }) => kind !== 'contains'),
    order:
      column === undefined ? [] : plan.order.map(({ descending }) => ({ column: 0, descending })).slice(0, 1),
    limit: column === undefined ? null : plan.limit,
    keep: [],
    keepEmpty: false,
    limitPer: null,
    shownFrom: null,
    summary: { kind: 'rows' },
  }
}

function fromQuantity(plan: Plan, index: ModelIndex, leader: string | null): (string | null)[] {
  const [column] = plan.columns
  if (column?.kind !== 'quantity') return []
  const { noun } = spokenQuantity(index, column.quantity)
  const ask = (parts: Partial<Plan>) => questionOf({ ...plan, order: [], limit: null, ...parts }, index)
  const date = dateOf(index, noun.date)
  const [group, ...moreGroups] = dimensions(plan, index, noun.table)
  const overTime = timeKey(plan, date)
  return [
    date === null || leader === null ? null : onlyLeader(plan, index, leader, date),
    before(plan, index),
    group === undefined ? null : ask({ keys: [group] }),
    overTime === null ? null : ask({ keys: [overTime] }),
    ...owners(plan, index, noun.table).map(key =>
      ask({ keys: [key], order: [{ column: 0, descending: true }], limit: 5 }),
    ),
    ...moreGroups.slice(0, 2).map(key => ask({ keys: [key] })),
    ...narrowings(plan, index, noun.table).map(one => ask({ where: [...plan.where, one] })),
    periodOf(plan) === null && date !== null ? questionOf(plan, index, 'last year') : null,
    plan.keys.length > 0 ? ask({ keys: [] }) : null,
    ask({ where: plan.where.filter(one => periodOf(plan)?.conditions.includes(one) === true) }),
  ]
}

/** Steps of time that the period has several of. */
function timeKey(plan: Plan, attribute: string | null): Key | null {
  if (attribute === null || plan.keys.some(({ kind }) => kind === 'time')) return null
  const [span] = periodOf(plan)?.spans ?? []
  const days = span?.from === undefined || span.to === undefined ? null : daysBetween(span.from, span.to)
  if (days === 1) return null
  return { kind: 'time', attribute, grain: days !== null && days <= 31 ? 'day' : 'month' }
}

/** The same for the period before, or for last year where the period is none that has a name. */
function before(plan: Plan, index: ModelIndex): string | null {
  const period = periodOf(plan)
  const [span] = period?.spans ?? []
  if (period === null || span?.from === undefined || span.to === undefined) return null
  const others = besidePeriod(plan.where, period)
  if (!isCalendarUnit(period.spans)) return questionOf({ ...plan, where: others }, index, 'last year')
  const { from, to } = shifted(periodWith({ from: span.from, to: span.to }, 'span'), { unit: 'same', by: -1 })
  const moved: Condition = {
    kind: 'during',
    attribute: span.attribute,
    ...(from && { from }),
    ...(to && { to }),
  }
  return questionOf({ ...plan, where: [...others, moved] }, index)
}

/** The leading group alone, over time. */
function onlyLeader(plan: Plan, index: ModelIndex, leader: string, date: string): string | null {
  const [key] = plan.keys
  if (key?.kind !== 'attribute' || plan.keys.length > 1 || index.attribute(key.attribute).kind !== 'category')
    return null
  const month = timeKey({ ...plan, keys: [] }, date)
  const only: Condition = { kind: 'is', attribute: key.attribute, values: [leader] }
  return month === null
    ? null
    : questionOf({ ...plan, keys: [month], where: [...plan.where, only], order: [], limit: null }, index)
}

function fromList(plan: Plan, index: ModelIndex, noun: string): (string | null)[] {
  const { table } = index.noun(noun)
  const ask = (quantity: Quantity, parts: Partial<Plan> = {}) =>
    questionOf({ ...plan, keys: [], columns: [quantityOf(quantity)], ...parts }, index)
  const count: Quantity = { kind: 'count', noun }
  const counted = { ...plan, columns: [quantityOf(count)] }
  const groups = dimensions(counted, index, table)
  const averages = averageOf(index, noun)
  return [
    ask(count),
    ...averages.map(one => ask(one)),
    ...groups.slice(0, 2).map(group => ask(count, { keys: [group] })),
    ...averages.flatMap(one => groups.slice(0, 2).map(group => ask(one, { keys: [group] }))),
    ...narrowings(counted, index, table).map(one =>
      questionOf({ ...plan, where: [...plan.where, one] }, index),
    ),
    plan.where.length > 0 ? ask(count, { where: [] }) : null,
  ]
}

/** From the values of an attribute to what there is of each. */
function fromValues(plan: Plan, index: ModelIndex): (string | null)[] {
  const [key] = plan.keys
  if (key?.kind !== 'attribute') return []
  const { table } = index.attribute(key.attribute)
  const noun = index.model.nouns.find(one => one.label === nounOfTable(index, table).label)?.id
  if (noun === undefined) return []
  const quantities: Quantity[] = [{ kind: 'count', noun }, ...averageOf(index, noun)]
  const measures = index.model.measures.filter(one => index.path(index.noun(one.noun).table, table) !== null)
  const more = measures.slice(0, 3).map(({ id }): Quantity => ({ kind: 'measure', measure: id }))
  return [...quantities, ...more].map(one => questionOf({ ...plan, columns: [quantityOf(one)] }, index))
}
