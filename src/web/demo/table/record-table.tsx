import { CellView } from './cell-view.tsx'
import type { ColumnHead, TableRecord } from './table-definition.ts'
import './record-table.css'
import './record-on-phone.css'

// Browsers forget that a table is one when a phone's layout takes it apart, unless each part says what it is.
const part = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  title: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

interface RecordTableProps {
  caption: string
  columns: readonly ColumnHead[]
  records: readonly TableRecord[]
  /** Other rows are on their way. */
  busy: boolean
}

/** Rows that scroll under their headings; on a phone each row is a record of three lines. */
export function RecordTable({ caption, columns, records, busy }: RecordTableProps) {
  return (
    // A keyboard can only scroll what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="records-scroll" tabIndex={0} aria-label={caption} aria-busy={busy}>
      <table className="records" {...part.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...part.group}>
          <tr {...part.row}>
            {columns.map(column => (
              <th key={column.label} scope="col" className={alignment(column)} {...part.head}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...part.group}>
          {records.map(record => (
            <Row key={record.key} columns={columns} record={record} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const alignment = ({ place, number }: ColumnHead) =>
  place === 'title' ? 'names-row' : number ? 'number' : undefined

function Row({ columns, record }: { columns: readonly ColumnHead[]; record: TableRecord }) {
  return (
    <tr {...part.row}>
      {columns.map((column, index) => {
        const cell = record.cells[index]
        const look = `at-${column.place}${column.number ? ' number' : ''}`
        const shown = cell && <CellView cell={cell} />
        return column.place === 'title' ? (
          <th key={column.label} scope="row" className={look} {...part.title}>
            {shown}
          </th>
        ) : (
          <td
            key={column.label}
            className={look}
            data-before={column.before}
            data-after={column.after}
            {...part.cell}
          >
            {shown}
          </td>
        )
      })}
    </tr>
  )
}
