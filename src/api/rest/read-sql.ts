// A read as one statement: PostgreSQL builds the JSON, counts the page and, where asked, the whole.
import type { Statement } from '#db/port.ts'
import { typeOf, type Table } from './catalogue.ts'
import { idsOfPage, isDeep } from './deep-page.ts'
import { comparisons, type Filter } from './filter.ts'
import type { Sorting } from './order.ts'
import type { ReadRequest } from './read-request.ts'
import type { Selection } from './select.ts'
import { identifier, literal, statement, Values } from './statement.ts'

export const readStatement = (request: ReadRequest): Statement => ({
  ...written(request),
  // Whoever has just uploaded looks for what was uploaded; nobody writes to the other tables while they are looked at.
  mayBeOld: request.table.rights.read === 'public' && request.table.rights.write === null,
})

function written(request: ReadRequest): Statement {
  const { table, selection, filters, order, range, form, head } = request
  const values = new Values()
  const where = condition(table, filters, values)
  if (head) return statement(`select null as body, null as rows, ${total(table, where)} as total`, values)
  const limit = values.add(String(range.limit), 'bigint')
  const offset = values.add(String(range.offset), 'bigint')
  const from = `select ${selected(selection)} from ${identifier(table.name)} t`
  const deep = { table: identifier(table.name), limit, offset, total: total(table, where), sorting }
  const page = isDeep(request)
    ? `${from} where t.id = any(${idsOfPage(order, deep)})${sorting(order)}`
    : `${from}${where}${sorting(order)} limit ${limit} offset ${offset}`
  const body = form === 'rows' ? `coalesce(json_agg(r), '[]')` : 'json_agg(r) -> 0'
  const whole = request.count ? total(table, where) : 'null'
  return statement(
    `select (${body})::text as body, count(*) as rows, ${whole} as total from (${page}) r`,
    values,
  )
}

function total(table: Table, where: string): string {
  if (where === '' && table.keptCount)
    return `(select total from row_counts where table_name = ${literal(table.name)})`
  return `(select count(*) from ${identifier(table.name)} t${where})`
}

/** The select list on a row source named t. */
export function selected({ columns, embeds }: Selection): string {
  return [
    ...columns.map(column => `t.${identifier(column)}`),
    ...embeds.map(({ relation, columns }) => {
      const pairs = columns.map(column => `${literal(column)}, e.${identifier(column)}`)
      return (
        `(select json_build_object(${pairs.join(', ')}) from ${identifier(relation.to)} e` +
        ` where e.id = t.${identifier(relation.by)}) as ${identifier(relation.to)}`
      )
    }),
  ].join(', ')
}

function condition(table: Table, filters: readonly Filter[], values: Values): string {
  if (filters.length === 0) return ''
  return ` where ${filters.map(filter => tested(table, filter, values)).join(' and ')}`
}

function tested(table: Table, { column, negated, test }: Filter, values: Values): string {
  const type = typeOf(table, column)
  const name = `t.${identifier(column)}`
  const holds = () => {
    switch (test.kind) {
      case 'compare':
        return `${name} ${comparisons[test.by]} ${values.add(test.value, type)}`
      case 'in':
        return `${name} = any(${values.add(arrayText(test.values), `${type}[]`)})`
      case 'is':
        return `${name} is ${test.state}`
    }
  }
  return negated ? `not (${holds()})` : holds()
}

const arrayText = (values: readonly string[]) =>
  `{${values.map(value => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

function sorting(order: readonly Sorting[]): string {
  if (order.length === 0) return ''
  const terms = order.map(({ column, direction, nulls }) => {
    const placed = nulls === null ? '' : ` nulls ${nulls}`
    return `t.${identifier(column)} ${direction}${placed}`
  })
  return ` order by ${terms.join(', ')}`
}
