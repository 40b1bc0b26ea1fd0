// What the server's thread and a copy's thread say to each other: one request at a time. Plain data only, it crosses by
// structured clone.
import type { DemoType } from '#contract/demos.ts'
import type { TableName } from '#contract/tables.ts'
import type { CappedRows } from './capped-read.ts'

/** A copy starts from an image of an earlier one, or makes its tables from the migrations. */
export interface CopyStart {
  image: Uint8Array | null
  migrations: string[]
}

export interface CopyRequests {
  read: { asked: { demo: DemoType; sql: string }; answer: { rows: CappedRows } | { refused: Refused } }
  load: { asked: { table: TableName; rows: Uint8Array; digest: string }; answer: null }
  image: { asked: null; answer: Uint8Array }
}

export interface Refused {
  code: string
  message: string
}

export type CopyRequest = {
  [Op in keyof CopyRequests]: { op: Op; asked: CopyRequests[Op]['asked'] }
}[keyof CopyRequests]

/** Said once, when the copy can be asked: the digest of the rows that each table holds. */
export interface CopyReady {
  loaded: [TableName, string][]
}
