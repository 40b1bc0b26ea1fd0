// Conditions on one row, as SQL.
import type { Condition } from '#contract/terms.ts'
import type { During } from '#engine/under-way.ts'
import { passesWithNone, selected } from './selected.ts'
import type { Scope } from './scope.ts'
import { spellings } from './spellings.ts'
import { all, anyOf, containing, day, literal, type Sql } from './text.ts'

export function conditionSql(scope: Scope, condition: Condition): Sql {
  switch (condition.kind) {
    case 'is':
      return isSql(scope, condition)
    case 'compare': {
      const { value, op } = condition
      const right =
        typeof value === 'number'
          ? literal(value)
          : `${value.times === undefined ? '' : `${literal(value.times)} * `}${scope.attribute(value.attribute)}`
      return `${scope.attribute(condition.attribute)} ${op} ${right}`
    }
    case 'empty':
      return `${scope.attribute(condition.attribute)} IS ${condition.not === true ? 'NOT NULL' : 'NULL'}`
    case 'contains': {
      const text = scope.attribute(condition.attribute)
      const column = condition.whole === true ? `(' ' || ${text} || ' ')` : text
      const sought = (word: string) => (condition.whole === true ? ` ${word} ` : word)
      const found = anyOf(
        condition.texts.flatMap(spellings).map(word => `${column} ILIKE ${containing(sought(word))}`),
      )
      return condition.not === true ? `NOT ${found}` : found
    }
    case 'during':
      return all(bounds(scope.attribute(condition.attribute), condition))
    case 'weekday': {
      const isoDay = `extract(isodow FROM ${scope.attribute(condition.attribute)})`
      return `${isoDay} ${condition.not === true ? 'NOT IN' : 'IN'} (${condition.days.join(', ')})`
    }
    case 'first':
      return anyOf(selected(condition).map(one => `${scope.attribute(condition.attribute)} IN (${one})`))
    case 'number': {
      const isIn = passesWithNone(condition) ? 'NOT IN' : 'IN'
      return all(selected(condition).map(one => `${scope.attribute(condition.attribute)} ${isIn} (${one})`))
    }
    case 'any':
      return anyOf(condition.of.map(one => conditionSql(scope, one)))
    case 'all':
      return `(${all(condition.of.map(one => conditionSql(scope, one)))})`
    case 'not':
      return `NOT (${conditionSql(scope, condition.of)})`
    case 'free':
      return 'TRUE'
    case 'recent':
    case 'today':
    case 'years_back':
      throw new Error(
        'relative conditions are resolved when a question is read, since only then is today known',
      )
  }
}

function isSql(scope: Scope, { attribute, values, not }: Extract<Condition, { kind: 'is' }>): Sql {
  const column = scope.attribute(attribute)
  const [first] = values
  if (values.length === 1 && typeof first === 'boolean')
    return first === (not === true) ? `NOT ${column}` : column
  if (values.length === 1 && first !== undefined)
    return `${column} ${not === true ? '<>' : '='} ${literal(first)}`
  return `${column} ${not === true ? 'NOT IN' : 'IN'} (${values.map(literal).join(', ')})`
}

const inMonths = (month: Sql, months: readonly number[]): Sql =>
  months.length === 1 ? `${month} = ${months.join()}` : `${month} IN (${months.join(', ')})`

const bounds = (column: Sql, { from, to, months }: Omit<During, 'kind' | 'attribute'>): Sql[] => [
  ...(from === undefined ? [] : [`${column} >= ${day(from)}`]),
  ...(to === undefined ? [] : [`${column} < ${day(to)}`]),
  ...(months === undefined ? [] : [inMonths(`extract(month FROM ${column})`, months)]),
]
