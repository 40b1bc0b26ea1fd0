// The one door to the database. Two engines stand behind it; no caller can tell which, but for `kind` in the health report.
import type { DemoType } from '#contract/demos.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { TableName } from '#contract/tables.ts'

/** `server` is the owner's login; the others hold the grants of migrations/0003_access.sql. */
export type Role = 'anon' | 'staff' | 'server'

export interface Statement {
  text: string
  values?: readonly unknown[]
  /** Statements with a name are prepared once per connection; the name must stand for one text only. */
  name?: string
  /** For reads of what no visitor writes: a replica, a moment behind, may answer. */
  mayBeOld?: boolean
}

/** What an engine gives; a database is an engine with a reader beside it. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres'
  /** One statement in one round trip. Values come back as text or as parsed JSON, never as a lossy number. */
  query<R extends object = Record<string, unknown>>(statement: Statement, as: Role): Promise<R[]>
  /** A write whose loss would be a broken promise: returns only when the row has reached the disk. */
  durably<R extends object = Record<string, unknown>>(statement: Statement, as: Role): Promise<R[]>
  /** All statements or none, in order. `limitMs` is for work that is known to take longer than a visitor would wait. */
  transaction(statements: readonly Statement[], as: Role, limitMs?: number): Promise<void>
  /** Resolves when the database answers, rejects with DatabaseUnavailable when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface Database extends Engine {
  readonly reader: Reader
  /** How the replicas are, in the order of the setting; none where there are none. */
  replicas(): readonly ReplicaReport[]
}

export interface ReplicaReport {
  /** One that is behind or away is not asked, and looked at again. */
  state: 'in use' | 'behind' | 'away'
  lag_ms: number | null
}

export interface ReadResult {
  columns: string[]
  rows: ResultRow[]
  /** True when the row or the byte cap cut the result. */
  truncated: boolean
}

/** Runs one generated SELECT on the tables of one demo, within the caps, or throws a ReadRefused. */
export interface Reader {
  read(demo: DemoType, sql: string): Promise<ReadResult>
  /** Called after a write to a table that a demo shows. */
  changed(table: TableName): void
}
