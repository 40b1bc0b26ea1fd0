import type { ReactNode } from 'react'
import './table.css'

export interface Column<Row> {
  key: string
  label: string
  /** Right-aligned, with figures of one width. */
  number?: boolean
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  /** What the rows are, for those who cannot see the heading around them. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** A table that scrolls in its own region; on phones each row is a record with its labels. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const alignment = (column: Column<Row>) => (column.number ? 'number' : undefined)
  return (
    // A keyboard can only scroll what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.key} scope="col" className={alignment(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)}>
              {columns.map(column => (
                <td key={column.key} data-label={column.label} className={alignment(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
