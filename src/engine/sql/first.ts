// The first of some things or groups, as the SELECT that a row of theirs is found in.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionSql } from './conditions.ts'
import { inForce, nounOf } from './quantities.ts'
import { inScope, Unreachable } from './scope.ts'
import { print, type Select } from './select.ts'
import { groupedSelect } from './source.ts'
import { isSpecial } from './special.ts'
import type { Sql } from './text.ts'

type First = Extract<Condition, { kind: 'first' }>

/** One SELECT, or one for each end. */
export const firstSql = (index: ModelIndex, first: First): Sql[] =>
  (first.ends === true ? [first, { ...first, high: !first.high }] : [first]).map(one =>
    print(toSelect(index, one)),
  )

function toSelect(index: ModelIndex, { attribute, count, high, per, by, where }: First): Select {
  const last = high ? ' DESC NULLS LAST' : ''
  const table = by.kind === 'attribute' ? index.noun(by.noun).table : nounOf(index, by).table
  const own = where.filter(one =>
    attributesOf(one).every(id => index.path(table, index.attribute(id).table) !== null),
  )
  if (by.kind === 'attribute' && per !== undefined)
    return inScope(index, table, scope => ({
      distinctOn: scope.attribute(per),
      outputs: [{ sql: scope.attribute(attribute), as: scope.attribute(attribute) }],
      where: inForce(index.noun(by.noun).where ?? [], own).map(one => conditionSql(scope, one)),
      orderBy: [scope.attribute(per), `${scope.attribute(by.attribute)}${last}`, scope.attribute(attribute)],
      from: scope.from(),
      joins: scope.joins(),
    }))
  if (by.kind === 'attribute')
    return inScope(index, table, scope => ({
      outputs: [{ sql: scope.attribute(attribute), as: scope.attribute(attribute) }],
      where: inForce(index.noun(by.noun).where ?? [], own).map(one => conditionSql(scope, one)),
      orderBy: [
        `${scope.attribute(by.attribute)}${last}`,
        ...index.noun(by.noun).name.map(name => scope.attribute(name)),
      ],
      from: scope.from(),
      joins: scope.joins(),
      limit: count,
    }))
  const wanted = { place: 0, quantity: by, where: [], as: 'value' }
  if (isSpecial(index, wanted)) throw new Unreachable('the first by such a measure')
  // Things of one number are told apart by their names.
  const thing = index.model.nouns.find(noun => `${noun.table}.${noun.key ?? 'id'}` === attribute)
  const key =
    thing === undefined
      ? ({ kind: 'attribute', attribute } as const)
      : ({ kind: 'thing', noun: thing.id } as const)
  const { select, keys } = groupedSelect(index, [key], [], [wanted], own)
  const value = select.outputs.find(({ as }) => as === 'value')
  const [group] = keys
  const [identity = ''] = group?.groupBy ?? []
  return {
    ...select,
    outputs: [{ sql: identity, as: identity }],
    orderBy: [`${value?.exact ?? value?.sql ?? ''}${last}`, ...(group?.order ?? [])],
    limit: count,
  }
}
