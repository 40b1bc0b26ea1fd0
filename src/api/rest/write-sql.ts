// A write as one statement: all rows travel as one JSON value, and PostgreSQL takes them apart.
import type { Statement } from '#db/port.ts'
import { typeOf } from './catalogue.ts'
import { selected } from './read-sql.ts'
import { identifier, statement, Values } from './statement.ts'
import type { WriteRequest } from './write-request.ts'

export function writeStatement(request: WriteRequest): Statement {
  const { table, columns, rows, mergeOn, returning, form } = request
  const values = new Values()
  const names = columns.map(identifier).join(', ')
  const types = columns.map(column => `${identifier(column)} ${typeOf(table, column)}`).join(', ')
  const source = `select ${names} from json_to_recordset(${values.add(JSON.stringify(rows), 'json')}) as given (${types})`
  // Two batches that lock the same rows in different order would wait for each other for ever.
  const inOrder = mergeOn === null ? '' : ` order by ${identifier(mergeOn)}`
  const merged = columns.map(column => `${identifier(column)} = excluded.${identifier(column)}`).join(', ')
  const onConflict = mergeOn === null ? '' : ` on conflict (${identifier(mergeOn)}) do update set ${merged}`
  // A row that was there before carries the number of the transaction that now replaces it.
  const isNew = mergeOn === null ? 'true' : 'xmax = 0'
  const back = returning === null ? '' : `, ${returning.columns.map(identifier).join(', ')}`
  const body = form === 'rows' ? `coalesce(json_agg(r), '[]')` : 'json_agg(r) -> 0'
  const bodyText =
    returning === null
      ? 'null'
      : `(select (${body})::text from (select ${selected(returning)} from written t) r)`
  return statement(
    `with written as (insert into ${identifier(table.name)} (${names}) ${source}${inOrder}${onConflict}` +
      ` returning ${isNew} as added${back})` +
      ` select ${bodyText} as body, count(*) as rows, count(*) filter (where added) as added from written`,
    values,
  )
}
