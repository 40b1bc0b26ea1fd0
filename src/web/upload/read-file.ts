// One CSV file as listings, and as rows that had to be skipped, each with its line and the reason.
import Papa from 'papaparse'
import type { ListingInput } from '#web/data/real-estate.ts'
import { decode } from './decode.ts'
import { expectedColumns, readCell, type ListingColumn } from './columns.ts'

/** Columns that the file does not have are not in here: an update leaves them as they are. */
export type ListingValues = Partial<ListingInput> & Pick<ListingInput, 'mls_number'>

export interface ReadListing {
  file: string
  line: number
  values: ListingValues
}
export interface SkippedRow {
  file: string
  /** Null where the file as a whole is meant. */
  line: number | null
  reason: string
}
export interface ReadFile {
  listings: ReadListing[]
  skipped: SkippedRow[]
}

interface Row {
  line: number
  cells: string[]
  /** A quotation mark is opened in this row and never closed: the rest of the file is inside of it. */
  unclosed: boolean
}

export function readFile(file: string, bytes: ArrayBuffer): ReadFile {
  const [header, ...rows] = rowsOf(decode(bytes))
  const nothing = (reason: string): ReadFile => ({ listings: [], skipped: [{ file, line: null, reason }] })
  if (header === undefined || rows.length === 0) return nothing('Needs a header line and at least one row')
  const layout = layoutOf(header.cells)
  if (!layout.some(({ column }) => column === 'mls_number')) return nothing('The header has no column MLS #')

  const listings: ReadListing[] = []
  const skipped: SkippedRow[] = []
  for (const row of rows) {
    const values = valuesOf(row.cells, layout)
    const reason = reasonToSkip(row, header.cells.length, values)
    if (reason === null) listings.push({ file, line: row.line, values })
    else skipped.push({ file, line: row.line, reason })
  }
  return { listings, skipped }
}

/** Every row that is not an empty line. */
function rowsOf(csv: string): Row[] {
  // The parser looks for one kind of line end, and a file from two programs has two.
  const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n?/g, '\n'), {
    delimiter: ',',
    newline: '\n',
  })
  const unclosed = new Set(errors.filter(({ code }) => code === 'MissingQuotes').map(({ row }) => row))
  const rows: Row[] = []
  let line = 1
  for (const [index, cells] of data.entries()) {
    if (cells.length > 1 || cells[0]?.trim()) rows.push({ line, cells, unclosed: unclosed.has(index) })
    line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0)
  }
  return rows
}

const lineEnds = (cell: string) => cell.split('\n').length - 1

interface Place {
  column: ListingColumn
  at: number
}

const plain = (header: string) => header.replace(/\s+/g, ' ').trim().toLowerCase()

/** Where each expected column stands; they may come in any order, among others. */
function layoutOf(header: readonly string[]): Place[] {
  const names = header.map(plain)
  return expectedColumns
    .map(({ header: name, column }) => ({ column, at: names.indexOf(plain(name)) }))
    .filter(({ at }) => at >= 0)
}

function valuesOf(cells: readonly string[], layout: readonly Place[]): ListingValues {
  const values: ListingValues = { mls_number: '' }
  for (const { column, at } of layout) put(values, column, cells[at] ?? '')
  return values
}

function put<C extends ListingColumn>(values: Partial<ListingInput>, column: C, cell: string): void {
  values[column] = readCell[column](cell)
}

function reasonToSkip({ cells, unclosed }: Row, expected: number, values: ListingValues): string | null {
  if (unclosed) return 'A quotation mark is never closed; what follows it was not read'
  if (cells.length !== expected)
    return `${cells.length} ${cells.length === 1 ? 'column' : 'columns'}, the header has ${expected}`
  return values.mls_number === '' ? 'No MLS #' : null
}
