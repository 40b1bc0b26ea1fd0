// One table of a demo. A definition is written against the rows of its table; what the page gets knows only cells.
import type { Page } from '#web/data/reading.ts'
import type { Cell } from './cell.ts'

/** Where a column stands when a phone shows each row as a record of three lines. */
export type Place =
  | 'title'
  | 'title-end'
  | 'second'
  | 'second-first'
  | 'second-next'
  | 'second-end'
  | 'third'
  | 'third-first'
  | 'third-next'
  | 'third-more'
  | 'third-end'

export interface ColumnHead {
  label: string
  place: Place
  /** Said before or after the value in a record, where the value alone would not be understood. */
  before?: string
  after?: string
  /** Right-aligned, with figures of one width. */
  number?: true
}

interface Column<Row> extends ColumnHead {
  cell: (row: Row) => Cell
}

export interface TableRecord {
  key: number
  cells: readonly Cell[]
}

export interface RecordPage {
  records: readonly TableRecord[]
  /** Rows on all pages together. */
  total: number
  pageSize: number
}

/** How the rows are read: all at once and turned over here, or page by page with a count beforehand. */
export type Source =
  | { kind: 'whole'; load: () => Promise<TurnPages> }
  | { kind: 'paged'; count: () => Promise<number>; load: (page: number) => Promise<RecordPage> }
export type TurnPages = (page: number) => RecordPage

interface TableWords {
  /** The tab, and `tab` in the address. */
  id: string
  label: string
  /** What the rows are called in "Showing 1 to 50 of 2,614 reservations". */
  items: string
  /** Under the table, for what a heading has no room to say. */
  note?: string
  /** When there is no row at all. */
  empty: { title: string; text?: string; action?: { label: string; to: string } }
  /** Says "Page X of Y", and shows the pager only when there is more than one page. */
  pageOf?: true
}

export interface TableDefinition extends TableWords {
  columns: readonly ColumnHead[]
  source: Source
}

type RowSource<Row> =
  | { kind: 'whole'; load: () => Promise<readonly Row[]> }
  | {
      kind: 'paged'
      pageSize: number
      count: () => Promise<number>
      load: (page: number) => Promise<Page<Row>>
    }

interface RowTable<Row> extends TableWords {
  columns: readonly Column<Row>[]
  rows: RowSource<Row>
}

/** Up to here a list is shown whole; a longer one would keep a phone busy drawing rows that nobody reads. */
export const wholeUpTo = 250
export const longListPage = 100

export function defineTable<Row extends { id: number }>({ rows, ...table }: RowTable<Row>): TableDefinition {
  const record = (row: Row): TableRecord => ({
    key: row.id,
    cells: table.columns.map(column => column.cell(row)),
  })
  return { ...table, source: rows.kind === 'whole' ? whole(rows.load, record) : paged(rows, record) }
}

function whole<Row>(load: () => Promise<readonly Row[]>, record: (row: Row) => TableRecord): Source {
  return {
    kind: 'whole',
    load: async () => {
      const rows = await load()
      const total = rows.length
      const pageSize = total <= wholeUpTo ? wholeUpTo : longListPage
      return page => ({
        records: rows.slice((page - 1) * pageSize, page * pageSize).map(record),
        total,
        pageSize,
      })
    },
  }
}

function paged<Row>(
  { pageSize, count, load }: Extract<RowSource<Row>, { kind: 'paged' }>,
  record: (row: Row) => TableRecord,
): Source {
  return {
    kind: 'paged',
    count,
    load: async page => {
      const { rows, total } = await load(page)
      return { records: rows.map(record), total, pageSize }
    },
  }
}
