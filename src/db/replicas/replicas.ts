// Who answers a read that may be a moment old: a replica that is there and close behind, otherwise the primary.
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { demoTables, demoTypes, type DemoType } from '#contract/demos.ts'
import type { TableName } from '#contract/tables.ts'
import type { ReadResult, ReplicaReport, Role, Statement } from '#db/port.ts'
import { runAs, type PostgresEngine } from '#db/postgres/database.ts'
import { DatabaseUnavailable, TooBusy } from '#db/problems.ts'
import type { PostgresRunner } from '#db/reader/postgres-reader.ts'
import { Marks } from './marks.ts'
import { Replica } from './replica.ts'

export interface Replicas {
  query<R extends object>(statement: Statement, as: Role): Promise<R[]>
  run(demo: DemoType, sql: string): Promise<ReadResult>
  /** The next question about this table is answered where the rows were written, until a replica has them too. */
  changed(table: TableName): void
  report(): ReplicaReport[]
  close(): Promise<void>
}

export interface ReplicasOptions {
  urls: readonly string[]
  databaseUrl: string
  engine: Pick<PostgresEngine, 'query'>
  runner: Pick<PostgresRunner, 'run' | 'walls'>
  onChange?: (replica: number, report: ReplicaReport, reason: unknown) => void
  /** For tests. */
  lookMs?: number
  mostBehindMs?: number
}

const positionNow = { text: `select (pg_current_wal_lsn() - '0/0')::text as position` }
const positionRows = z.tuple([z.object({ position: z.coerce.bigint() })])

export function watchReplicas({
  urls,
  databaseUrl,
  engine,
  runner,
  onChange = () => undefined,
  lookMs = 1000,
  mostBehindMs = 5000,
}: ReplicasOptions): Replicas {
  const owner = (statement: Statement) => engine.query(statement, 'server')
  const replicas = urls.map(
    (url, n) =>
      new Replica({
        url,
        databaseUrl,
        owner,
        walls: runner.walls,
        mostBehindMs,
        onChange: (report, reason) => onChange(n + 1, report, reason),
      }),
  )
  const marks = new Marks()
  /** How far a replica must be for a question of this demo; null until the next mark tells. */
  const written = new Map<DemoType, bigint | null>()
  let turn = 0

  const mark = async () => {
    // Written while the position is on its way, a row may come after it.
    const before = [...written].filter(([, position]) => position === null).map(([demo]) => demo)
    const [{ position }] = positionRows.parse(await owner(positionNow))
    marks.note(position, performance.now())
    for (const demo of before) written.set(demo, position)
  }
  const stop = new AbortController()
  const watching =
    replicas.length === 0
      ? []
      : [
          // A primary that is away gives no marks; the others go on.
          again(() => mark().catch(() => undefined), lookMs, stop.signal),
          ...replicas.map(replica => again(() => replica.look(marks), lookMs, stop.signal)),
        ]

  const choose = (position: bigint | null) => {
    if (position === null || replicas.length === 0) return null
    turn = (turn + 1) % replicas.length
    for (const replica of [...replicas.slice(turn), ...replicas.slice(0, turn)]) {
      const opened = replica.upTo(position)
      if (opened !== null) return { replica, opened }
    }
    return null
  }
  const read = async <T>(
    position: bigint | null,
    fromReplica: (opened: NonNullable<ReturnType<Replica['upTo']>>) => Promise<T>,
    fromPrimary: () => Promise<T>,
  ): Promise<T> => {
    const chosen = choose(position)
    if (chosen === null) return fromPrimary()
    try {
      return await fromReplica(chosen.opened)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      if (!(error instanceof TooBusy)) chosen.replica.leave(error)
      return fromPrimary()
    }
  }

  return {
    query: <R extends object>(statement: Statement, as: Role) =>
      read(
        statement.mayBeOld === true ? 0n : null,
        ({ access }) => runAs<R>(access[as], statement),
        () => engine.query<R>(statement, as),
      ),
    run: (demo, sql) =>
      read(
        written.has(demo) ? (written.get(demo) ?? null) : 0n,
        opened => opened.runner.run(demo, sql),
        () => runner.run(demo, sql),
      ),
    changed(table) {
      const demo = demoTypes.find(one => demoTables[one].some(name => name === table))
      if (demo !== undefined) written.set(demo, null)
    },
    report: () => replicas.map(replica => replica.report),
    async close() {
      stop.abort()
      await Promise.all(watching)
      await Promise.all(replicas.map(replica => replica.close()))
    },
  }
}

async function again(work: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await work()
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
