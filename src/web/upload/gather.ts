// Several files as one list of listings, each MLS # once, cut into what one request carries.
import type { ReadFile, ReadListing, SkippedRow } from './read-file.ts'

export type Batch = readonly ReadListing[]

export interface Gathered {
  batches: Batch[]
  skipped: SkippedRow[]
}

/** Far below the API's limit: a failure costs little, and no request holds up the page while it is written. */
export const rowsPerBatch = 500

export function gather(files: readonly ReadFile[]): Gathered {
  const skipped = files.flatMap(file => file.skipped)
  const byNumber = new Map<string, ReadListing>()
  for (const listing of files.flatMap(file => file.listings)) {
    const number = listing.values.mls_number
    const earlier = byNumber.get(number)
    if (earlier !== undefined) skipped.push(replaced(earlier, listing))
    // As if the rows were stored one after the other: what only the earlier one says stays.
    byNumber.set(number, { ...listing, values: { ...earlier?.values, ...listing.values } })
  }
  return { batches: batchesOf([...byNumber.values()]), skipped: inOrder(skipped) }
}

/** File by file, and each from its top. */
function inOrder(rows: readonly SkippedRow[]): SkippedRow[] {
  const files = [...new Set(rows.map(({ file }) => file))]
  return rows.toSorted(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}

function replaced({ file, line }: ReadListing, later: ReadListing): SkippedRow {
  const place = later.file === file ? `line ${later.line}` : `${later.file}, line ${later.line}`
  return {
    file,
    line,
    reason: `MLS # ${later.values.mls_number} comes again in ${place}, and the last one counts`,
  }
}

/** All rows of one request have the same columns: a column that is missing in one would be stored as empty. */
function batchesOf(listings: readonly ReadListing[]): Batch[] {
  const alike = Map.groupBy(listings, ({ values }) => Object.keys(values).sort().join())
  return [...alike.values()].flatMap(some =>
    Array.from({ length: Math.ceil(some.length / rowsPerBatch) }, (_, index) =>
      some.slice(index * rowsPerBatch, (index + 1) * rowsPerBatch),
    ),
  )
}
