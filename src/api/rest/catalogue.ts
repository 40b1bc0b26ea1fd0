// What the table API knows. A table, column, relation or operation that is not listed here does not exist for a caller.
import { tables, type TableName } from '#contract/tables.ts'
import { limits, maxRows } from './limits.ts'

export interface Relation {
  to: TableName
  /** The column of this table that holds the other one's id. */
  by: string
}

export interface Writing {
  columns: readonly string[]
  /** The unique column on which an incoming row replaces a stored one; null means plain inserts. */
  mergeOn: string | null
  /** A row whose loss would be a broken promise. */
  durable: boolean
  mostRows: number
}

interface Rights {
  read: 'public' | 'staff' | 'never'
  write: Writing | null
}

const sample: Rights = { read: 'public', write: null }

const rights: Record<TableName, Rights> = {
  property_listings: sample,
  reservations: sample,
  visitors: sample,
  visitor_interactions: sample,
  real_estate_listings: {
    read: 'public',
    write: {
      columns: Object.keys(tables.real_estate_listings).filter(
        name => name !== 'id' && name !== 'created_at',
      ),
      mergeOn: 'mls_number',
      durable: false,
      mostRows: limits.bodyRows,
    },
  },
  ecommerce_products: sample,
  ecommerce_buyers: sample,
  ecommerce_purchases: sample,
  ecommerce_analytics: sample,
  contact_submissions: {
    read: 'never',
    write: {
      columns: ['name', 'email', 'company', 'vertical', 'message'],
      mergeOn: null,
      durable: true,
      // One form is one lead: a list would slip many past a limit that counts requests.
      mostRows: 1,
    },
  },
  query_logs: { read: 'staff', write: null },
}

const relations: Partial<Record<TableName, readonly Relation[]>> = {
  visitor_interactions: [
    { to: 'visitors', by: 'visitor_id' },
    { to: 'property_listings', by: 'property_id' },
  ],
}

/** Tables whose number of rows the database keeps (migrations/0004_kept_counts.sql), since counting them costs more than a page. */
const keptCounts: ReadonlySet<TableName> = new Set<TableName>([
  'reservations',
  'visitors',
  'visitor_interactions',
  'ecommerce_purchases',
  'ecommerce_analytics',
])

/**
 * A logged question carries its whole result: thousands of them in one answer would fill the server's memory. Its short
 * columns alone may come by the thousand.
 */
const heavy: Partial<Record<TableName, Heavy>> = {
  query_logs: {
    columns: new Set([
      'query_text',
      'sql_query',
      'error_message',
      'query_response',
      'user_agent',
      'request_headers',
    ]),
    mostRows: 100,
  },
}

interface Heavy {
  columns: ReadonlySet<string>
  mostRows: number
}

export interface Table {
  name: TableName
  /** Column names with their PostgreSQL types, in the order of `select=*`. */
  columns: ReadonlyMap<string, string>
  relations: readonly Relation[]
  rights: Rights
  keptCount: boolean
  /** Columns of which a page may hold fewer rows. */
  heavy: Heavy | null
}

const describe = (name: TableName): Table => ({
  name,
  columns: new Map(Object.entries(tables[name]).map(([column, type]) => [column, type.replace('?', '')])),
  relations: relations[name] ?? [],
  rights: rights[name],
  keptCount: keptCounts.has(name),
  heavy: heavy[name] ?? null,
})

/** How long a page of these columns may be. */
export const mostRowsOf = ({ heavy }: Table, columns: readonly string[]): number =>
  heavy !== null && columns.some(column => heavy.columns.has(column)) ? heavy.mostRows : maxRows

const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name)

// A Map, not an object: `constructor` and `__proto__` are no tables.
const catalogue: ReadonlyMap<string, Table> = new Map(
  Object.keys(tables)
    .filter(isTableName)
    .map(name => [name, describe(name)]),
)

export const findTable = (name: string): Table | undefined => catalogue.get(name)

export function tableNamed(name: TableName): Table {
  const table = catalogue.get(name)
  if (table === undefined) throw new Error(`the catalogue lacks ${name}`)
  return table
}

/** The PostgreSQL type of a column that was found in the catalogue before. */
export function typeOf(table: Table, column: string): string {
  const type = table.columns.get(column)
  if (type === undefined) throw new Error(`${table.name} has no column ${column}`)
  return type
}
