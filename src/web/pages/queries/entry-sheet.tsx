import { useRef, type ReactNode } from 'react'
import { loggedRows } from '#contract/retention.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Cross } from '#web/ui/field.tsx'
import { SqlBlock } from '#web/ui/sql-block.tsx'
import '#web/ui/sql-block.css'
import { copy } from './copy.ts'
import { cellText, columnsOf, headerLines, keptAnswer, type KeptAnswer } from './kept-answer.ts'
import type { LogRow } from './read-log.ts'
import { demoOf, duration, longMoment } from './words.ts'
import './entry-sheet.css'
import './raw-rows.css'

const words = copy.entry

/** The answer, then the query behind it, then its rows, then who asked: the order of every answer sheet. */
export function EntrySheet({ row }: { row: LogRow }) {
  const kept = keptAnswer(row.query_response)
  const rows = kept?.results ?? []
  return (
    <div className="sheet entry-sheet">
      {row.error_message === null ? (
        <p className="entry-answer">{kept?.answer ?? words.noAnswer}</p>
      ) : (
        <p className="entry-answer entry-error">
          <Cross />
          {row.error_message}
        </p>
      )}
      {row.sql_query !== null && <Sql sql={row.sql_query} id={row.id} />}
      {rows.length > 0 && (
        <Fold label={words.rows(rows.length)}>
          <RawRows rows={rows} label={words.rowsOf(row.id)} />
          {rows.length >= loggedRows && <p className="entry-note">{words.rowsCut(loggedRows)}</p>}
        </Fold>
      )}
      <RequestDetails row={row} />
    </div>
  )
}

function Sql({ sql, id }: { sql: string; id: number }) {
  const shown = useRef<HTMLDivElement>(null)
  return (
    <Fold label={words.sql} open tool={<CopyButton text={sql} source={shown} label={words.copySql} />}>
      <div ref={shown} className="entry-sql">
        <SqlBlock sql={sql} label={words.sqlOf(id)} />
      </div>
    </Fold>
  )
}

/** The tool stands beside the summary: a button inside one cannot be reached by all. */
function Fold(props: { label: string; open?: boolean; tool?: ReactNode; children: ReactNode }) {
  const { label, open = false, tool, children } = props
  return (
    <div className="entry-fold">
      <details open={open}>
        <summary>{label}</summary>
        {children}
      </details>
      {tool}
    </div>
  )
}

function RawRows({ rows, label }: { rows: KeptAnswer['results']; label: string }) {
  const columns = columnsOf(rows)
  return (
    // A keyboard can only scroll what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="raw-rows" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows of an answer have no key of their own, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {columns.map(column => (
                <td key={column} data-kind={row[column] === null ? 'null' : typeof row[column]}>
                  {cellText(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RequestDetails({ row }: { row: LogRow }) {
  const headers = headerLines(row.request_headers)
  const facts: [label: string, value: ReactNode][] = [
    [words.asked, longMoment(row.created_at)],
    [words.time, duration(row.response_time_ms)],
    [words.demo, `${demoOf(row.demo_type).label} (${row.demo_type})`],
    [words.address, row.ip_address ?? words.none],
    [words.headers, headers.map(([name, value]) => `${name}: ${value}`).join('\n') || words.none],
    [words.agent, row.user_agent ?? words.none],
  ]
  return (
    <section className="entry-details" aria-label={words.detailsOf(row.id)}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
