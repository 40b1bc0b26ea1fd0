// What a vertical hands over as its sample: rows by table, and the questions that past visitors asked of it.
import type { DemoType } from './demos.ts'
import type { Json, RowOf, TableName } from './tables.ts'

/** A calendar day, written 2026-11-15. */
export type Day = string

export type SampleRows = { [T in TableName]?: RowOf<T>[] }

export type ResultRow = { [column: string]: Json }

/** A question asked in the past. Its rows come from running `sql` on the sample, so a log never contradicts the data. */
export interface SampleQuestion {
  question: string
  sql: string | null
  /** The sentence that was shown, from the rows that the SQL returned. */
  answer: (rows: ResultRow[]) => string
  error?: string
}

export interface Sample {
  demo: DemoType
  rows: (asOf: Day) => SampleRows
  questions: SampleQuestion[]
}
