// What the entries of a model refer to, so that a test can tell what is not there.
import type { Aggregate, Attribute, Measure, Model } from '#contract/model.ts'
import type { Condition, Expr } from '#contract/terms.ts'

export function attributesIn(condition: Condition): string[] {
  if (condition.kind === 'any' || condition.kind === 'all') return condition.of.flatMap(attributesIn)
  if (condition.kind === 'not') return attributesIn(condition.of)
  if (condition.kind === 'compare' && typeof condition.value === 'object')
    return [condition.attribute, condition.value.attribute]
  return [condition.attribute]
}

const ofAggregate = (aggregate: Aggregate) => [
  ...(aggregate.fn === 'count' ? [] : [aggregate.attribute]),
  ...(aggregate.where ?? []).flatMap(attributesIn),
]

export function attributesOf({ value, where, date, ranksFor }: Measure): (string | undefined)[] {
  const conditions = [...(where ?? []).flatMap(attributesIn), date, ...(ranksFor ?? [])]
  switch (value.kind) {
    case 'aggregate':
    case 'per_capacity':
      return [...conditions, ...ofAggregate(value.of)]
    case 'ratio':
      return [...conditions, ...ofAggregate(value.top), ...ofAggregate(value.bottom)]
    case 'occupancy':
      return [...conditions, value.start, value.end]
    case 'days_between':
      return conditions
    case 'share_of_groups': {
      const { among = [], having = [], lacking = [] } = value
      return [...conditions, ...[...among, ...having, ...lacking].flatMap(attributesIn)]
    }
  }
}

export const conditionsOf = (model: Model): Condition[] => [
  ...model.nouns.flatMap(({ where }) => where ?? []),
  ...model.segments.flatMap(({ where }) => where),
  ...model.measures.flatMap(({ where, value }) => [
    ...(where ?? []),
    ...(value.kind === 'ratio' ? [...(value.top.where ?? []), ...(value.bottom.where ?? [])] : []),
    ...(value.kind === 'share_of_groups'
      ? [...(value.among ?? []), ...(value.having ?? []), ...(value.lacking ?? [])]
      : []),
  ]),
]

/** The columns that an expression reads, each with its table. */
export function columnsIn(expr: Expr, table: string): string[] {
  if (expr.kind === 'column') return [`${table}.${expr.column}`]
  if (expr.kind === 'linked') return [`${expr.table}.${expr.column}`]
  if (expr.kind === 'day') return columnsIn(expr.of, table)
  return expr.kind === 'combine' ? [...columnsIn(expr.left, table), ...columnsIn(expr.right, table)] : []
}

export const isPlain = ({ id, table, expr }: Attribute) =>
  expr.kind === 'column' && `${table}.${expr.column}` === id
