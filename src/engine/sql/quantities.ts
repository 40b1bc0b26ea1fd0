// What is computed from the rows of a group, as aggregates.
import type { Aggregate, Default } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { conditionSql } from './conditions.ts'
import { Unreachable, type Scope } from './scope.ts'
import type { Output } from './select.ts'
import { filtered, literal, type Sql } from './text.ts'

/** The noun whose rows a quantity is made of. */
export const nounOf = (index: ModelIndex, quantity: Quantity) =>
  index.noun(quantity.kind === 'measure' ? index.measure(quantity.measure).noun : quantity.noun)

/** What holds for the rows of a quantity: its own conditions, and each default that no condition speaks against. */
export function conditionsOf(
  index: ModelIndex,
  quantity: Quantity,
  given: readonly Condition[],
): Condition[] {
  const own = quantity.kind === 'measure' ? index.measure(quantity.measure).where : undefined
  return inForce(own ?? nounOf(index, quantity).where ?? [], given)
}

/** The given conditions, and each default that none of them speaks against. */
export function inForce(defaults: readonly Default[], given: readonly Condition[]): Condition[] {
  const usual = defaults
    .filter(one => !given.some(other => speaksAgainst(other, one)))
    .flatMap(one => letIn(one, given))
  return [
    ...usual,
    ...given.filter(condition => condition.kind !== 'free' && !usual.some(own => isWider(condition, own))),
  ]
}

/** "Revenue including refunded orders": those as well, and still no cancelled ones. */
function letIn(own: Default, given: readonly Condition[]): Default[] {
  if (own.kind !== 'is') return [own]
  const more = given.flatMap(one =>
    one.kind === 'free' && one.attribute === own.attribute ? (one.values ?? []) : [],
  )
  const values =
    own.not === true
      ? own.values.filter(value => !more.includes(value))
      : [...new Set([...own.values, ...more])]
  return values.length === 0 ? [] : [{ ...own, values }]
}

/** "Sales without refunds": what leaves out others than those that are meant says nothing new, and lets none in. */
const isWider = (given: Condition, own: Default): boolean =>
  given.kind === 'is' &&
  own.kind === 'is' &&
  given.attribute === own.attribute &&
  given.not === true &&
  own.not !== true &&
  !own.values.some(value => given.values.includes(value))

/** "Bookings except monthly ones": another kind that is left out lets no viewings in. Who names a status has one in mind. */
export const speaksAgainst = (given: Condition, own: Default): boolean => {
  const isAlsoLeftOut =
    given.kind === 'is' &&
    own.kind === 'is' &&
    given.not === true &&
    own.not === true &&
    !own.values.some(value => given.values.includes(value))
  // "Withdrawn but not expired", "revenue without pending ones": what is left out takes nothing from what is still meant.
  const isStillMeant =
    given.kind === 'is' &&
    own.kind === 'is' &&
    given.not === true &&
    own.not !== true &&
    own.values.some(value => !given.values.includes(value))
  if (isStillMeant || (given.kind === 'free' && given.values !== undefined)) return false
  const isState = own.attribute.endsWith('.status')
  return attributesOf(given).includes(own.attribute) && !isWider(given, own) && !(isAlsoLeftOut && !isState)
}

export function quantitySql(
  scope: Scope,
  quantity: Quantity,
  filter: readonly Sql[],
): Pick<Output, 'sql' | 'exact'> {
  switch (quantity.kind) {
    case 'count': {
      const { key, table } = scope.index.noun(quantity.noun)
      return {
        sql: filtered(key === undefined ? 'count(*)' : `count(DISTINCT ${scope.column(table, key)})`, filter),
      }
    }
    case 'distinct':
      return { sql: filtered(`count(DISTINCT ${scope.attribute(quantity.attribute)})`, filter) }
    case 'aggregate':
      return rounded(aggregateSql(scope, quantity, filter), quantity.fn)
    case 'measure': {
      const { value } = scope.index.measure(quantity.measure)
      if (value.kind === 'aggregate') return rounded(aggregateSql(scope, value.of, filter), value.of.fn)
      if (value.kind === 'ratio') {
        const top = aggregateSql(scope, value.top, filter)
        const bottom = aggregateSql(scope, value.bottom, filter)
        const scaled = value.times === undefined ? top : `${literal(value.times)} * ${top}`
        const exact = `${value.percent === true ? '100.0' : '1.0'} * ${scaled} / nullif(${bottom}, 0)`
        return { sql: `round(${exact}, 2)`, exact }
      }
      throw new Unreachable(`${quantity.measure} cannot be computed beside other quantities`)
    }
  }
}

export function aggregateSql(scope: Scope, aggregate: Aggregate, filter: readonly Sql[]): Sql {
  const where = [...filter, ...(aggregate.where ?? []).map(condition => conditionSql(scope, condition))]
  if (aggregate.fn === 'count') return filtered('count(*)', where)
  const of = scope.attribute(aggregate.attribute)
  if (aggregate.fn === 'distinct') return filtered(`count(DISTINCT ${of})`, where)
  const part = literal((aggregate.percentile ?? 50) / 100)
  if (aggregate.fn === 'median')
    return filtered(`percentile_cont(${part}) WITHIN GROUP (ORDER BY ${of})`, where)
  return filtered(`${aggregate.fn}(${of})`, where)
}

/** An average has two decimals; sums and extremes are shown as they are. */
function rounded(sql: Sql, fn: Aggregate['fn']): Pick<Output, 'sql' | 'exact'> {
  if (fn === 'avg') return { sql: `round(${sql}, 2)`, exact: sql }
  return fn === 'median' ? { sql: `round((${sql})::numeric, 2)`, exact: sql } : { sql }
}
