// From the grouped rows to the answer's rows: columns made of columns, what is kept, order, limits and summaries.
import type { Condition } from '#contract/terms.ts'
import type { Column, Keep, Plan, Quantity } from '#engine/plan.ts'
import { concentration } from './concentration.ts'
import { composedSql } from './formula.ts'
import { Unreachable } from './scope.ts'
import type { Output, Select } from './select.ts'
import { day, literal, percentOf, timesSql, unrounded, type Sql } from './text.ts'
import { summarized, type Computed } from './summarized.ts'

export interface Base {
  select: Select
  keys: readonly string[]
  /** The same, as they stand in their own order: days of the week and months are names, and the alphabet would order them. */
  inOrder: readonly Sql[]
  /** What tells the values of the first key apart: two things of one name stay two. */
  first: readonly string[]
  /** The result column of each base column of the plan, by place; absent for columns made of others. */
  columns: ReadonlyMap<number, string>
  /** Natural order within the base select itself. */
  natural: readonly Sql[]
  /** The names of columns that are made of others. */
  derived: ReadonlyMap<number, string>
  /** What a quantity is over all rows, for "above average"; null for what adds up, where it is the mean of the rows. */
  overall: (place: number) => Sql | null
  number: (quantity: Quantity, where?: readonly Condition[]) => Sql
}

const isDerived = (column: Column) => column.kind !== 'attribute' && column.kind !== 'quantity'

export function finish(plan: Plan, base: Base): Select {
  const plain =
    !plan.columns.some(isDerived) &&
    plan.keep.every(keep => isPlain(keep, base)) &&
    plan.limitPer === null &&
    plan.shownFrom === null &&
    plan.summary.kind === 'rows'
  if (plain)
    return {
      ...base.select,
      ...having(plan, base),
      orderBy: order(plan, base, base.natural, exactly(base)),
      limit: plan.limit,
      offset: plan.skip,
    }
  const computed = compute(plan, base)
  if (plan.summary.kind === 'concentration')
    return concentration(plan, base, order(plan, base, base.inOrder), plan.summary.column)
  return summarized(plan, computed, new Map([...base.columns, ...base.derived]))
}

/** Held against a number that does not depend on the other rows. */
const isPlain = ({ value, column }: Keep, base: Base) =>
  value.kind === 'number' ||
  value.kind === 'day' ||
  value.kind === 'quantity' ||
  (value.kind === 'overall' && base.overall(column) !== null)

/** On the base itself, where a kept quantity is still an aggregate and not yet a name. */
function having(plan: Plan, base: Base): Partial<Select> {
  const tests = plan.keep.map(({ column, op, value }) => {
    const output = outputOf(base, column)
    if (output === undefined) throw new Unreachable('a kept column is not there')
    return `${output.exact ?? output.sql} ${op} ${plainSql(value, column, base)}`
  })
  if (tests.length === 0) return {}
  return base.select.groupBy === undefined || base.select.groupBy.length === 0
    ? { where: [...(base.select.where ?? []), ...tests] }
    : { having: tests }
}

const outputOf = (base: Base, column: number): Output | undefined =>
  base.select.outputs.find(({ as }) => as === base.columns.get(column))

function plainSql(value: Keep['value'], column: number, base: Base): Sql {
  switch (value.kind) {
    case 'number':
      return literal(value.value)
    case 'day':
      return day(value.day)
    case 'quantity':
      return `${timesSql(value.times)}(${base.number(value.quantity, value.where)})`
    case 'overall':
      return `${timesSql(value.times)}(${base.overall(column) ?? ''})`
    default:
      throw new Unreachable('this depends on other rows')
  }
}

/** Two averages that look alike when rounded still have an order. A quotient is too long to be said twice. */
const exactly =
  (base: Base) =>
  (place: number): Sql | undefined => {
    const exact = outputOf(base, place)?.exact
    return exact?.startsWith('avg(') === true ? exact : undefined
  }

function order(
  plan: Plan,
  base: Base,
  natural: readonly Sql[],
  exact: (place: number) => Sql | undefined = () => undefined,
): Sql[] {
  const name = (place: number) => base.columns.get(place) ?? base.derived.get(place) ?? ''
  const asked = plan.order.map(
    ({ column, descending }) => `${exact(column) ?? name(column)}${descending ? ' DESC NULLS LAST' : ''}`,
  )
  // A ranking breaks ties by name, or the same question could be answered twice differently.
  const [first, ...rest] = natural.filter(sql => !asked.includes(sql))
  if (first === undefined) return asked
  return [...asked, plan.backwards === true ? `${first} DESC NULLS LAST` : first, ...rest]
}

function compute(plan: Plan, base: Base): Computed {
  const exact = plan.keep.flatMap(({ column }, at): Output[] => {
    const sql = outputOf(base, column)?.exact
    return sql === undefined ? [] : [{ sql, as: `exact_${at + 1}` }]
  })
  const inner: Select = { ...base.select, outputs: [...base.select.outputs, ...exact] }
  const name = (place: number) => base.columns.get(place) ?? base.derived.get(place) ?? ''
  const [firstKey = ''] = base.keys
  const timeKey = plan.keys.find(key => key.kind === 'time')
  const time = timeKey === undefined ? undefined : firstKey
  const previous = (place: number) => `lag(${name(place)}) OVER (ORDER BY ${time ?? firstKey})`
  const derive = (column: Column): Sql => {
    switch (column.kind) {
      case 'difference':
      case 'quotient':
      case 'formula':
        return composedSql(column, name)
      case 'share': {
        const within = column.within === 'first key' ? `PARTITION BY ${firstKey}` : ''
        return percentOf(name(column.of), `sum(${name(column.of)}) OVER (${within})`)
      }
      case 'running':
        return `sum(${name(column.of)}) OVER (ORDER BY ${time ?? firstKey})`
      case 'growth': {
        const [now, before] = [name(column.of), previous(column.of)]
        return column.percent ? percentOf(`(${now} - ${before})`, before) : `${now} - ${before}`
      }
      case 'attribute':
      case 'quantity':
        throw new Error('not made of other columns')
    }
  }
  const keepers = plan.keep.map((keep, at) => {
    const column = plan.columns[keep.column]
    const exact = column === undefined || !isDerived(column) ? null : unrounded(derive(column))
    return keepTest(keep, at, name, base, previous, exact)
  })
  const extra: Output[] = [
    ...[...base.derived].map(([place, as]) => {
      const column = plan.columns[place]
      if (column === undefined) throw new Error('no such column')
      return { sql: derive(column), as }
    }),
    ...keepers.flatMap(({ outputs }) => outputs),
    ...(plan.limitPer === null
      ? []
      : [
          {
            sql: `row_number() OVER (PARTITION BY ${base.first.join(', ')} ORDER BY ${order(plan, base, base.inOrder).join(', ')})`,
            as: 'place',
          },
        ]),
  ]
  const inside = inner.outputs.map(({ as }) => ({ sql: as, as }))
  const select: Select =
    extra.length === 0 ? inner : { outputs: [...inside, ...extra], from: { query: inner, as: 'grouped' } }
  const shownFrom =
    plan.shownFrom === null || time === undefined
      ? []
      : [`${time} >= ${timeKey?.grain === 'year' ? plan.shownFrom.slice(0, 4) : `DATE '${plan.shownFrom}'`}`]
  return {
    select,
    keep: [
      ...keepers.map(({ test }) => test),
      ...shownFrom,
      ...(plan.limitPer === null ? [] : [`place <= ${plan.limitPer}`]),
    ],
    order: plan.limitPer === null ? order(plan, base, base.inOrder) : [...base.first, 'place'],
  }
}

function keepTest(
  keep: Keep,
  at: number,
  name: (place: number) => string,
  base: Base,
  previous: (place: number) => Sql,
  exact: Sql | null,
): { test: Sql; outputs: readonly Output[] } {
  const exactly = `exact_${at + 1}`
  // A share of 2.004 % is more than 2 %, though both look alike.
  const own = exact === null || keep.value.kind !== 'number' ? [] : [{ sql: exact, as: exactly }]
  const isExact = own.length > 0 || outputOf(base, keep.column)?.exact !== undefined
  const left = isExact ? exactly : name(keep.column)
  if (isPlain(keep, base))
    return { test: `${left} ${keep.op} ${plainSql(keep.value, keep.column, base)}`, outputs: own }
  switch (keep.value.kind) {
    case 'column':
      return {
        test: `${left} ${keep.op} ${timesSql(keep.value.times)}${name(keep.value.column)}`,
        outputs: [],
      }
    case 'overall': {
      const as = `mean_${at + 1}`
      const output = { sql: `avg(${left}) OVER ()`, as }
      return { test: `${left} ${keep.op} ${timesSql(keep.value.times)}${as}`, outputs: [output] }
    }
    case 'previous': {
      const as = `before_${at + 1}`
      return { test: `${left} ${keep.op} ${as}`, outputs: [{ sql: previous(keep.column), as }] }
    }
    case 'number':
    case 'day':
    case 'quantity':
    case 'own group':
      throw new Unreachable('groups have no group of their own')
  }
}
