import {
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
} from 'react-router'
import { hydrated } from '#web/document/handle.ts'
import { Button } from '#web/ui/button.tsx'
import { Cross } from '#web/ui/field.tsx'
import { copy } from './copy.ts'
import { FilterBar } from './filter-bar.tsx'
import { withPage } from './filters.ts'
import { LogCharts } from './log-charts.tsx'
import { LogList, LogMessage } from './log-list.tsx'
import { readLog, type Log } from './read-log.ts'
import { count } from './words.ts'
import './queries.css'

export const handle = hydrated

export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Log> =>
  readLog(new URL(request.url), request.signal)
clientLoader.hydrate = true as const

export default function QueriesPage() {
  const log = useLoaderData<typeof clientLoader>()
  return log.kind === 'failed' ? <LoadError message={log.message} /> : <LogPage log={log} />
}

/** The finished page before any script has run. */
export function HydrateFallback() {
  return <LogPage log={null} />
}

function LogPage({ log }: { log: Extract<Log, { kind: 'read' }> | null }) {
  const navigation = useNavigation()
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  // The address changes when the rows are there; the fields must not wait for them.
  const ahead = navigation.location?.pathname === location.pathname ? navigation.location : null
  const wanted = ahead === null ? params : new URLSearchParams(ahead.search)
  const busy = log === null || ahead !== null
  return (
    <div className="wrap queries" aria-busy={busy}>
      <div className="queries-head">
        <div>
          <h1 className="display-2">{copy.title}</h1>
          <p className="muted">{copy.note}</p>
        </div>
        <p className="queries-total">
          {copy.total} <b>{log === null ? '…' : count(log.list.total)}</b>
        </p>
      </div>
      <LogCharts times={log === null ? 'loading' : log.times} />
      <FilterBar params={wanted} />
      {log === null ? (
        <LogMessage loading />
      ) : (
        <LogList
          page={log.page}
          list={log.list}
          busy={busy}
          onPage={page => setParams(withPage(params, page), { preventScrollReset: true })}
        />
      )}
    </div>
  )
}

function LoadError({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap queries queries-failed">
      <div className="sheet" role="alert">
        <Cross />
        <h1 className="heading-4">{copy.failed(message)}</h1>
        <Button look="secondary" small disabled={state === 'loading'} onClick={() => void revalidate()}>
          {copy.tryAgain}
        </Button>
      </div>
    </div>
  )
}
