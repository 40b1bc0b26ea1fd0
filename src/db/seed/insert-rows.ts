// Many rows of one table in few statements, ids and all.
import { tables, type TableName } from '#contract/tables.ts'
import type { Statement } from '#db/port.ts'

const rowsPerStatement = 2000

const namesOf = (table: TableName) => Object.keys(tables[table])
const sequenceOf = (table: TableName) => `pg_get_serial_sequence('${table}', 'id')`

export function insertStatements(table: TableName, rows: readonly object[]): Statement[] {
  const names = namesOf(table).join(', ')
  return [
    ...inChunks(rows, values => ({
      text: `insert into ${table} (${names}) overriding system value select ${names} from ${recordset(table)}`,
      values,
    })),
    // Explicit ids do not move the sequence: without this the first real row would collide with row 1.
    {
      text: `select setval(${sequenceOf(table)}, coalesce((select max(id) from ${table}), 0) + 1, false)`,
    },
  ]
}

/**
 * The sample's listings among those of visitors. A visitor's number is not taken away, and neither is its id: the sample's row
 * then gives way, or takes the next free id. What is written is remembered, so that a later change of it can be told.
 */
export function listingStatements(rows: readonly { id: number }[]): Statement[] {
  const table = 'real_estate_listings'
  const names = namesOf(table).join(', ')
  const id = `case when exists (select 1 from ${table} kept where kept.id = r.id) then nextval(${sequenceOf(table)}) else r.id end`
  const selected = [id, ...namesOf(table).slice(1)].join(', ')
  const greatest = Math.max(0, ...rows.map(row => row.id))
  return [
    {
      text: `select setval(${sequenceOf(table)}, greatest((select coalesce(max(id), 0) from ${table}), ${greatest}) + 1, false)`,
    },
    ...inChunks(rows, values => ({
      text: `with added as (
               insert into ${table} (${names}) overriding system value select ${selected} from ${recordset(table)}
               on conflict (mls_number) do nothing returning *)
             insert into sample_listings
             select mls_number, listing_fingerprint(row(added.*)::${table}) from added`,
      values,
    })),
  ]
}

function inChunks(rows: readonly object[], statement: (values: [json: string]) => Statement): Statement[] {
  const statements: Statement[] = []
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    statements.push(statement([JSON.stringify(rows.slice(at, at + rowsPerStatement))]))
  return statements
}

function recordset(table: TableName): string {
  const typed = Object.entries(tables[table]).map(([name, type]) => `${name} ${type.replace('?', '')}`)
  return `json_to_recordset($1::json) as r(${typed.join(', ')})`
}
