import { useEffect } from 'react'
import type { TableData } from '#web/demo/data/demo-data.ts'
import { useLast, useRemote } from '#web/demo/data/use-remote.ts'
import type { Waiting } from '#web/demo/definition.ts'
import { WaitingNote } from '#web/demo/waiting-note.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination, shownRows } from '#web/ui/pagination.tsx'
import { RecordTable } from './record-table.tsx'
import type { RecordPage, TableDefinition } from './table-definition.ts'

interface DemoTableProps {
  table: TableDefinition
  data: TableData
  page: number
  waiting: Waiting
  onPage: (page: number) => void
}

const pagesIn = ({ total, pageSize }: RecordPage) => Math.max(1, Math.ceil(total / pageSize))

/** One table with all its states: on its way, not to be had, empty, and page by page. */
export function DemoTable({ table, data, page: wanted, waiting, onPage }: DemoTableProps) {
  const asked = useRemote(data.page(wanted))
  // An old link may name a page that is no more: the last one is the nearest.
  const page = asked.kind === 'ready' ? Math.min(wanted, pagesIn(asked.value)) : wanted
  const state = useRemote(data.page(page))
  const shown = useLast(state)
  const pages = shown ? pagesIn(shown) : 1

  useEffect(() => {
    if (state.kind === 'ready' && page < pagesIn(state.value)) data.page(page + 1).start()
  }, [data, page, state])

  const rows = shown && shownRows(page, shown.pageSize, shown.total, table.items)
  return (
    <div className="sheet demo-table">
      <output className="visually-hidden">{state.kind === 'ready' ? rows : ''}</output>
      {state.kind === 'failed' ? (
        <NotLoaded what={table.label} onRetry={() => data.page(page).fetch()} />
      ) : !shown ? (
        <WaitingNote waiting={waiting} />
      ) : shown.total === 0 ? (
        <NothingYet empty={table.empty} />
      ) : (
        <RecordTable
          // Other rows start at their top.
          key={shown.records[0]?.key}
          caption={table.label}
          columns={table.columns}
          records={shown.records}
          busy={state.kind === 'loading'}
        />
      )}
      {shown && pages > 1 ? (
        <Pagination
          page={page}
          pageSize={shown.pageSize}
          total={shown.total}
          items={table.items}
          pageOf={table.pageOf ?? false}
          onPage={onPage}
        />
      ) : (
        shown && shown.total > 0 && <p className="demo-table-count">{rows}</p>
      )}
      {shown && shown.total > 0 && table.note && <p className="demo-table-note">{table.note}</p>}
    </div>
  )
}

function NotLoaded({ what, onRetry }: { what: string; onRetry: () => Promise<unknown> }) {
  return (
    <div className="not-loaded">
      <p>{what} could not be loaded.</p>
      <Button look="secondary" small onClick={() => void onRetry().catch(() => {})}>
        Try again
      </Button>
    </div>
  )
}

function NothingYet({ empty: { title, text, action } }: { empty: TableDefinition['empty'] }) {
  return (
    <EmptyState title={title} action={action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}>
      {text}
    </EmptyState>
  )
}
