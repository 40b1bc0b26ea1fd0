// Many rows of one table in few statements, ids and all.
import { tables, type TableName } from '#contract/tables.ts'
import type { Session } from '#db/session.ts'

const rowsPerStatement = 2000

export async function insertRows(session: Session, table: TableName, rows: readonly object[]): Promise<void> {
  const columns = Object.entries(tables[table])
  const names = columns.map(([name]) => name).join(', ')
  const typed = columns.map(([name, type]) => `${name} ${type.replace('?', '')}`).join(', ')
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await session.query({
      text: `insert into ${table} (${names}) overriding system value select ${names} from json_to_recordset($1::json) as r(${typed})`,
      values: [JSON.stringify(rows.slice(at, at + rowsPerStatement))],
    })
  }
  // Explicit ids do not move the sequence: without this the first real row would collide with row 1.
  await session.query({
    text: `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 0) + 1, false)`,
  })
}
