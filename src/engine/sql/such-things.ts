// Things with so much of a number of theirs, as the SELECT that their rows are found in, or left out by.
import type { Comparator, Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionsOf, nounOf, quantitySql } from './quantities.ts'
import { conditionSql } from './conditions.ts'
import { inScope, Unreachable } from './scope.ts'
import { print } from './select.ts'
import { passesWithNone } from './selected.ts'
import { isSpecial } from './special.ts'
import { literal, type Sql } from './text.ts'

const opposite = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '=': '<>',
  '<>': '=',
} as const satisfies Record<Comparator, Comparator>

export function suchThingsSql(index: ModelIndex, one: Extract<Condition, { kind: 'number' }>): Sql {
  const { attribute, quantity, value, where } = one
  if (isSpecial(index, { place: 0, quantity, where, as: '' }))
    throw new Unreachable('a limit on such a measure')
  const op = passesWithNone(one) ? opposite[one.op] : one.op
  // Whoever has a row has more than none.
  const isAny = quantity.kind === 'count' && ((op === '<>' && value === 0) || (op === '>=' && value === 1))
  return print(
    inScope(index, nounOf(index, quantity).table, scope => {
      const identity = scope.attribute(attribute)
      const number = quantitySql(scope, quantity, [])
      return {
        outputs: [{ sql: identity, as: identity }],
        where: conditionsOf(index, quantity, where).map(condition => conditionSql(scope, condition)),
        groupBy: [identity],
        having: isAny ? [] : [`${number.exact ?? number.sql} ${op} ${literal(value)}`],
        from: scope.from(),
        joins: scope.joins(),
      }
    }),
  )
}
