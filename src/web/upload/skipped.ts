// Rows that were not stored, as far as a page can show them.
import type { SkippedRow } from './read-file.ts'

export interface SkippedRows {
  total: number
  shown: readonly SkippedRow[]
}

/** Nobody reads ten thousand reasons, and drawing them would freeze the page. */
export const mostSkippedShown = 100

export const noneSkipped: SkippedRows = { total: 0, shown: [] }
