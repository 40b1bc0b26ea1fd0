// What the server's thread and the database's thread say to each other. Plain data only: it crosses by structured clone.
import type { TableName } from '#contract/tables.ts'
import type { Role, Statement } from '#db/port.ts'

export type Request =
  | { op: 'query'; statement: Statement; as: Role; durable: boolean }
  | { op: 'transaction'; statements: readonly Statement[]; as: Role }
  | { op: 'script'; sql: string }
  | { op: 'copyOut'; table: TableName }
  | { op: 'close' }

export type Message = Request & { id: number }

export type Reply =
  | { id: number; ok: true; result: unknown }
  | {
      id: number
      ok: false
      error: { code: string; message: string; detail: string | null; hint: string | null }
    }

export type FromThread = { ready: true } | { ready: false; message: string } | Reply
