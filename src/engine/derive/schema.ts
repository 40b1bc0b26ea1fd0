// Tables as a database's own catalogue describes them: all that is known of a business nobody has described yet.

export interface ColumnSchema {
  name: string
  /** As SQL spells it: "integer", "character varying", "timestamp with time zone". */
  type: string
  nullable: boolean
  /** How many different values it holds, where they were counted. */
  distinct?: number
  /** Those values, where they are few enough to list. */
  values?: readonly string[]
}

export interface ForeignKey {
  column: string
  table: string
}

export interface TableSchema {
  name: string
  columns: readonly ColumnSchema[]
  primaryKey: readonly string[]
  foreignKeys: readonly ForeignKey[]
  /** How many rows it holds, where they were counted. */
  rows?: number
}

export interface Schema {
  id: string
  tables: readonly TableSchema[]
}

/** Words that PostgreSQL keeps for itself. */
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate column constraint
   create cross current_date current_role current_time current_timestamp current_user default deferrable desc distinct do else end
   except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral
   leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary
   references returning right select session_user similar some symmetric table then to trailing true union unique user using
   variadic verbose when where window with`.split(/\s+/),
)

/** The engine writes names without quotes; a table called "order" would not be read. */
const isPlain = (name: string) => /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name)

/** What the engine can speak of: plain names, and rows that one column tells apart. */
export function readable({ id, tables }: Schema): Schema {
  return {
    id,
    tables: tables
      .filter(({ name, primaryKey }) => isPlain(name) && primaryKey.length === 1 && primaryKey.every(isPlain))
      .map(table => ({ ...table, columns: table.columns.filter(({ name }) => isPlain(name)) })),
  }
}
