import { useMemo } from 'react'
import type { Answer, ResultColumn } from '#contract/answer.ts'
import type { ResultRow } from '#contract/sample.ts'
import { isFigure, shown } from '#web/charts/values.ts'
import { DataTable, type Column } from '#web/ui/table.tsx'
import { columnsOf } from './columns.ts'
import { copy } from './copy.ts'

interface NumberedRow {
  at: number
  row: ResultRow
}

/** Every row of the answer. What is missing says null. */
export function RawData({ answer }: { answer: Answer }) {
  const columns = useMemo(() => columnsOf(answer).map(tableColumn), [answer])
  const rows = useMemo(() => answer.results.map((row, at) => ({ at, row })), [answer])
  return (
    <div className="raw-data">
      <DataTable caption={copy.rawData} columns={columns} rows={rows} rowKey={({ at }) => at} />
    </div>
  )
}

const tableColumn = (column: ResultColumn): Column<NumberedRow> => ({
  key: column.name,
  label: column.label,
  number: isFigure(column),
  cell: ({ row }) => {
    const value = row[column.name] ?? null
    return value === null ? <span className="null">null</span> : shown(value, column)
  },
})
