import { useState } from 'react'
import { Badge, StatusBadge } from '#web/ui/badge.tsx'
import { copy } from './copy.ts'
import { EntrySheet } from './entry-sheet.tsx'
import { slowFromMs } from './histogram.ts'
import { keptAnswer } from './kept-answer.ts'
import type { LogRow } from './read-log.ts'
import { counted, demoOf, duration, shortMoment } from './words.ts'
import './log-entry.css'

const words = copy.entry

/** One question as a ruled row that opens to a sheet. */
export function LogEntry({ row }: { row: LogRow }) {
  const [open, setOpen] = useState(false)
  const { label, material } = demoOf(row.demo_type)
  return (
    <li>
      <details
        className="log-entry"
        data-material={material}
        onToggle={event => setOpen(event.currentTarget.open)}
      >
        <summary>
          <svg
            className="chevron"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M6 3.5 10.5 8 6 12.5" />
          </svg>
          <time dateTime={row.created_at}>{shortMoment(row.created_at)}</time>
          <span className="log-question">{row.query_text}</span>
          <span className="log-demo">
            <Badge>{label}</Badge>
          </span>
          <span className="log-outcome">
            <Outcome row={row} />
          </span>
          <span className={row.response_time_ms >= slowFromMs ? 'log-ms log-slow' : 'log-ms'}>
            {duration(row.response_time_ms)}
          </span>
        </summary>
        {/* Twenty tables of fifty rows are not drawn before somebody asks for one. */}
        {open && <EntrySheet row={row} />}
      </details>
    </li>
  )
}

function Outcome({ row }: { row: LogRow }) {
  if (row.error_message !== null) return <StatusBadge tone="red">{words.error}</StatusBadge>
  if (row.sql_query === null) return <StatusBadge tone="grey">{words.declined}</StatusBadge>
  return counted(keptAnswer(row.query_response)?.results.length ?? 0, 'row')
}
