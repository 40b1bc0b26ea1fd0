// The schema of a database in memory as its own catalogue tells it, with the values of columns that hold few.
import type { PGlite } from '@electric-sql/pglite'
import type { ColumnSchema, ForeignKey, Schema, TableSchema } from './schema.ts'

const mostValues = 60

export async function schemaOf(db: PGlite, id: string): Promise<Schema> {
  const names = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const tables: TableSchema[] = []
  for (const { name } of names.rows) tables.push(await tableOf(db, name))
  return { id, tables }
}

async function tableOf(db: PGlite, name: string): Promise<TableSchema> {
  const columns = await db.query<Pick<ColumnSchema, 'name' | 'type' | 'nullable'>>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable
     from information_schema.columns where table_name = $1 order by ordinal_position`,
    [name],
  )
  const keys = await db.query<ForeignKey & { primary: boolean }>(
    `select a.attname as column, c.confrelid::regclass::text as table, c.contype = 'p' as primary
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.conrelid = $1::regclass and c.contype in ('p', 'f') order by a.attnum`,
    [name],
  )
  const counted = await db.query<{ rows: number }>(`select count(*)::int as rows from ${name}`)
  const counts = await Promise.all(columns.rows.map(column => withValues(db, name, column)))
  return {
    name,
    columns: counts,
    primaryKey: keys.rows.filter(key => key.primary).map(({ column }) => column),
    foreignKeys: keys.rows.filter(key => !key.primary).map(({ column, table }) => ({ column, table })),
    rows: counted.rows[0]?.rows ?? 0,
  }
}

async function withValues(
  db: PGlite,
  table: string,
  column: Pick<ColumnSchema, 'name' | 'type' | 'nullable'>,
): Promise<ColumnSchema> {
  const found = await db.query<{ value: string }>(
    `select distinct ${column.name}::text as value from ${table} where ${column.name} is not null order by 1`,
  )
  const values = found.rows.map(({ value }) => value)
  const isShort = column.type === 'text' && values.length <= mostValues
  return { ...column, distinct: values.length, ...(isShort ? { values } : {}) }
}
