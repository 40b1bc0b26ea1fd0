// "Revenue / customers with a completed order": those who have at least one are as many as stand in the rows, each once.
import type { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Column, type Key, type Plan, type Quantity } from '#engine/plan.ts'

/** The plan that counts them among the rows; null where it limits anything else. */
export function amongRows(plan: Plan, index: ModelIndex): Plan | null {
  const { keys, columns, keep, summary, keepEmpty, limit, limitPer } = plan
  const [key, ...otherKeys] = keys
  const [column, ...otherColumns] = columns
  const [held, ...otherLimits] = keep
  if (summary.kind !== 'count' || keepEmpty || limit !== null || limitPer !== null) return null
  if (otherKeys.length > 0 || otherColumns.length > 0 || otherLimits.length > 0) return null
  if (key?.kind !== 'thing' || column?.kind !== 'quantity' || column.quantity.kind !== 'count') return null
  const isAny = held?.op === '>=' && held.value.kind === 'number' && held.value.value === 1
  const thing = index.noun(key.noun)
  const identity = `${thing.table}.${thing.key ?? 'id'}`
  if (!isAny || index.noun(column.quantity.noun).key !== undefined || !index.has(identity)) return null
  const quantity: Quantity = { kind: 'distinct', noun: column.quantity.noun, attribute: identity }
  return plainPlan({ columns: [{ ...column, quantity }], where: plan.where })
}

/** It tells things apart: how many there are of it is how many things there are. */
export const identifies = (attribute: string, index: ModelIndex): boolean =>
  attribute.endsWith('.id') ||
  index.model.nouns.some(({ table, key }) => key !== undefined && `${table}.${key}` === attribute)

/** Some of the customers over all of them, counted among the rows or not. */
export function areSameThings(
  index: ModelIndex,
  one: Column | undefined,
  other: Column | undefined,
): boolean {
  const [first, second] = [one, other].map(column => countedBy(index, column))
  const isDistinct = [one, other].some(
    column => column?.kind === 'quantity' && column.quantity.kind === 'distinct',
  )
  return isDistinct && first !== null && first === second
}

function countedBy(index: ModelIndex, column: Column | undefined): string | null {
  if (column?.kind !== 'quantity') return null
  if (column.quantity.kind === 'distinct') return column.quantity.attribute
  if (column.quantity.kind !== 'count') return null
  const { table, key } = index.noun(column.quantity.noun)
  return `${table}.${key ?? 'id'}`
}

/** "Revenue per buyer = revenue / customers": in a row for each of them, each would be divided by itself. */
export const countsItself = (index: ModelIndex, keys: readonly Key[], columns: readonly Column[]): boolean =>
  keys.some(key => {
    if (key.kind !== 'thing') return false
    const { table, key: own } = index.noun(key.noun)
    return columns.some(column => countedBy(index, column) === `${table}.${own ?? 'id'}`)
  })
