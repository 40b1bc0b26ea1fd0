import { useRef } from 'react'
import { pageSizes } from '#web/data/page-sizes.ts'
import type { Page } from '#web/data/reading.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination, shownRows } from '#web/ui/pagination.tsx'
import { copy } from './copy.ts'
import { LogEntry } from './log-entry.tsx'
import type { LogRow } from './read-log.ts'

interface LogListProps {
  page: number
  list: Page<LogRow>
  /** Other rows are on their way. */
  busy: boolean
  onPage: (page: number) => void
}

const items = 'queries'
const pageSize = pageSizes.query_logs

export function LogList({ page, list: { rows, total }, busy, onPage }: LogListProps) {
  const top = useRef<HTMLDivElement>(null)
  if (total === 0)
    return (
      <>
        <LogMessage loading={busy} />
        <EmptyState title={copy.empty} />
      </>
    )
  return (
    <div className="log-list" ref={top}>
      <LogMessage loading={busy} />
      <ol className={busy ? 'log-rows log-rows-old' : 'log-rows'}>
        {rows.map(row => (
          <LogEntry key={row.id} row={row} />
        ))}
      </ol>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        items={items}
        pageOf
        onPage={next => {
          top.current?.scrollIntoView()
          onPage(next)
        }}
      />
      <output className="visually-hidden">{!busy && shownRows(page, pageSize, total, items)}</output>
    </div>
  )
}

/** Says that rows are on their way, beside the old ones if there are any. */
export function LogMessage({ loading = false }: { loading?: boolean }) {
  return (
    <div className="log-message">
      <output className={loading ? 'sheet' : undefined}>
        {loading && (
          <>
            <svg viewBox="0 0 30 24" fill="none" strokeLinecap="round" aria-hidden="true">
              <path d="M4 3v18M11 3v18M18 3v18M25 3v18" stroke="currentColor" strokeWidth="3" />
            </svg>
            {copy.loading}
          </>
        )}
      </output>
      <noscript>
        <p className="alert">{copy.needsScripts}</p>
      </noscript>
    </div>
  )
}
