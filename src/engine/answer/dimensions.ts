// What the rows of an answer can be grouped by, narrowed to or ranked by, and are not yet.
import type { Attribute } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Key, Plan, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { mannerOf } from './attribute-words.ts'
import { defaultsOf } from './plainly.ts'

/** Attributes to group by: categories first, since a number may have as many values as there are rows, and one number only. */
export function dimensions(plan: Plan, index: ModelIndex, table: string): Key[] {
  const settled = settledBy(plan, index)
  return index.model.attributes
    .filter(attribute => isGrouping(attribute) && !settled.some(one => settles(one, attribute, index)))
    .filter(attribute => index.path(table, attribute.table) !== null)
    .toSorted((a, b) => Number(a.kind === 'number') - Number(b.kind === 'number'))
    .filter(({ kind }, at, all) => kind !== 'number' || all[at - 1]?.kind !== 'number')
    .map(({ id }) => ({ kind: 'attribute', attribute: id }))
}

const isGrouping = ({ kind, format, quiet, units }: Attribute): boolean =>
  quiet !== true && (kind === 'category' || (kind === 'number' && format === 'count' && units !== undefined))

/** Attributes that keys, filters and what a noun implies have already given a value. */
function settledBy(plan: Plan, index: ModelIndex): Attribute[] {
  const conditions = [...plan.where, ...defaultsOf(plan, index)]
  const filtered = conditions.flatMap(one => (one.kind === 'is' && one.not !== true ? [one.attribute] : []))
  const compared = conditions.flatMap(one => (one.kind === 'compare' ? [one.attribute] : []))
  const grouped = plan.keys.flatMap(key => ('attribute' in key ? [key.attribute] : []))
  const counted = plan.columns.flatMap(column =>
    column.kind === 'quantity' && 'attribute' in column.quantity ? [column.quantity.attribute] : [],
  )
  return [...filtered, ...compared, ...grouped, ...counted].map(index.attribute)
}

/** Each value of a narrower place lies in one wider place: within one city there is but one state. */
function settles(one: Attribute, other: Attribute, index: ModelIndex): boolean {
  if (one.id === other.id) return true
  const isPlace = (attribute: Attribute) => attribute.kind === 'category' && mannerOf(attribute) === 'in'
  const order = (attribute: Attribute) => index.model.attributes.indexOf(attribute)
  return one.table === other.table && isPlace(one) && isPlace(other) && order(one) < order(other)
}

/** Things of another table that the measured rows belong to: bookings belong to homes. */
export function owners(plan: Plan, index: ModelIndex, table: string): Key[] {
  if (plan.keys.some(key => key.kind === 'thing')) return []
  const noun = index.model.nouns.find(
    ({ key, where = [], table: own }) =>
      own !== table && key === undefined && where.length === 0 && index.path(table, own) !== null,
  )
  return noun === undefined ? [] : [{ kind: 'thing', noun: noun.id }]
}

/** Only those with a pool. */
export function narrowings(plan: Plan, index: ModelIndex, table: string): Condition[] {
  const settled = new Set(settledBy(plan, index).map(({ id }) => id))
  return index.model.attributes
    .filter(({ id, kind, table: own }) => kind === 'flag' && own === table && !settled.has(id))
    .map(({ id }) => ({ kind: 'is', attribute: id, values: [true] }))
}

/** The date that a quantity's rows go by, unless it only says when a row was entered. */
export function dateOf(index: ModelIndex, date: string | undefined): string | null {
  return date === undefined || index.attribute(date).quiet === true ? null : date
}

/** What a list of things is worth, on average. */
export function averageOf(index: ModelIndex, nounId: string): Quantity[] {
  const noun = index.noun(nounId)
  const attributes = (noun.amount === undefined ? noun.columns : [noun.amount]).map(index.attribute)
  const money = attributes.find(({ kind, format }) => kind === 'number' && format === 'money')
  return money === undefined ? [] : [{ kind: 'aggregate', fn: 'avg', noun: nounId, attribute: money.id }]
}
