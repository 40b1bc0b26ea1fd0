// Everything that one visit to a demo has read, so that going back to a tab or a page asks for nothing twice.
import type { RecordPage, Source, TableDefinition } from '#web/demo/table/table-definition.ts'
import { Remote, type State } from './remote.ts'

export interface TableData {
  count: Remote<number>
  page: (page: number) => Remote<RecordPage>
}

/** What is known about all tables together. */
export interface Overview {
  /** By the id of the table; a count that is unknown has no entry. */
  counts: Readonly<Record<string, number>>
  /** Each table has its count, or failed to get it. */
  settled: boolean
  /** Some table failed. */
  partial: boolean
}

const nothingYet: Overview = { counts: {}, settled: false, partial: false }

export class DemoData {
  readonly #tables: ReadonlyMap<string, TableData>
  #overview = nothingYet

  constructor(tables: readonly TableDefinition[]) {
    this.#tables = new Map(tables.map(({ id, source }) => [id, readTable(id, source)]))
  }

  table(id: string): TableData {
    const table = this.#tables.get(id)
    if (!table) throw new Error(`The demo has no table ${id}.`)
    return table
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const look = () => {
      this.#overview = overviewOf([...this.#tables].map(([id, { count }]) => [id, count.snapshot()]))
      listener()
    }
    const stops = [...this.#tables.values()].map(({ count }) => count.subscribe(look))
    return () => stops.forEach(stop => stop())
  }
  readonly snapshot = (): Overview => this.#overview
  readonly serverSnapshot = (): Overview => nothingYet
}

function overviewOf(counts: readonly (readonly [string, State<number>])[]): Overview {
  return {
    counts: Object.fromEntries(
      counts.flatMap(([id, count]) => (count.kind === 'ready' ? [[id, count.value]] : [])),
    ),
    settled: counts.every(([, { kind }]) => kind !== 'loading'),
    partial: counts.some(([, { kind }]) => kind === 'failed'),
  }
}

function readTable(id: string, source: Source): TableData {
  const { countRows, loadPage } = reading(id, source)
  const count = new Remote(countRows)
  const pages = new Map<number, Remote<RecordPage>>()
  return {
    count,
    page(page) {
      const known = pages.get(page)
      if (known) return known
      const fresh = new Remote(async () => {
        const loaded = await loadPage(page)
        count.set(loaded.total)
        return loaded
      })
      pages.set(page, fresh)
      return fresh
    },
  }
}

function reading(id: string, source: Source) {
  if (source.kind === 'paged')
    return {
      countRows: () => logged(id, source.count()),
      loadPage: (page: number) => logged(id, source.load(page)),
    }
  const rows = new Remote(() => logged(id, source.load()))
  return {
    countRows: async () => (await rows.fetch())(1).total,
    loadPage: async (page: number) => (await rows.fetch())(page),
  }
}

/** The page says quietly that something is missing; the reason is for whoever opens the console. */
async function logged<T>(id: string, loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    console.error(`Could not load ${id}:`, error)
    throw error
  }
}
