import { useMemo, type ReactNode } from 'react'
import type { Answer, ResultColumn } from '#contract/answer.ts'
import type { ResultRow } from '#contract/sample.ts'
import { isFigure, shown } from '#web/charts/values.ts'
import { DataTable, type Column } from '#web/ui/table.tsx'
import { columnsOf } from './columns.ts'
import { named } from './copy.ts'
import './raw-data.css'

interface NumberedRow {
  at: number
  row: ResultRow
}

interface RowsProps {
  answer: Answer
  question: string
}

/** Every row of the answer. What is missing says null. */
export const RawData = ({ answer, question }: RowsProps) => (
  <div className="raw-data">
    <Rows answer={answer} caption={named.rows(question)} />
  </div>
)

const rowsPreviewed = 5

/** Where no chart helps, the first rows say what was found; the rest of them are a click away. */
export const FirstRows = ({ answer, question }: RowsProps) => (
  <div className="first-rows">
    <Rows answer={answer} caption={named.firstRows(question)} most={rowsPreviewed} />
  </div>
)

function Rows({ answer, caption, most }: { answer: Answer; caption: string; most?: number }) {
  const columns = useMemo(() => columnsOf(answer).map(tableColumn), [answer])
  const rows = useMemo(() => answer.results.slice(0, most).map((row, at) => ({ at, row })), [answer, most])
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ at }) => at} />
}

const tableColumn = (column: ResultColumn): Column<NumberedRow> => ({
  key: column.name,
  label: column.label,
  number: isFigure(column),
  cell: ({ row }) => {
    const value = row[column.name] ?? null
    return value === null ? <span className="null">null</span> : breakable(shown(value, column))
  },
})

/** On a phone an e-mail address that is too long breaks before its domain, not before its last letter. */
function breakable(text: string): ReactNode {
  const at = /^\S+@\S+$/.test(text) ? text.indexOf('@') : -1
  if (at < 0) return text
  return (
    <span>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  )
}
