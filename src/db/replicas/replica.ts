// One streaming replica: looked at again and again, opened when it is there, asked while it is close behind.
import { z } from 'zod'
import type { ReplicaReport } from '#db/port.ts'
import { translate } from '#db/postgres/errors.ts'
import { closeAccess, makePool, openAccess, type AccessOf } from '#db/postgres/pools.ts'
import type { Owner } from '#db/reader/postgres-door.ts'
import { postgresRunner, type PostgresRunner } from '#db/reader/postgres-reader.ts'
import type { Marks } from './marks.ts'

export interface ReplicaParts {
  url: string
  databaseUrl: string
  owner: Owner
  /** The primary's: a replica that lacks one of them would be the way around it. */
  walls: readonly string[]
  mostBehindMs: number
  /** Told when the state changes, and why it is no better. */
  onChange: (report: ReplicaReport, reason: unknown) => void
}

interface Opened {
  access: AccessOf
  runner: PostgresRunner
}

const answerWithinMs = 2000
const look = `select pg_is_in_recovery() as standby, (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text as position`
const seen = z.tuple([z.object({ standby: z.literal(true), position: z.coerce.bigint() })])

export class Replica {
  readonly #parts: ReplicaParts
  readonly #watch
  #opened: Opened | null = null
  #report: ReplicaReport = { state: 'away', lag_ms: null }
  #position = 0n

  constructor(parts: ReplicaParts) {
    this.#parts = parts
    this.#watch = makePool(parts.url, 'server', { max: 1, query_timeout: answerWithinMs })
  }

  get report(): ReplicaReport {
    return this.#report
  }

  /** What may be asked now, if it has all that happened up to this position of the primary's log. */
  upTo(position: bigint): Opened | null {
    return this.#report.state === 'in use' && this.#position >= position ? this.#opened : null
  }

  async look(marks: Marks): Promise<void> {
    try {
      const [{ position }] = seen.parse((await this.#watch.query(look)).rows)
      this.#position = position
      const lag = marks.lagOf(position, performance.now())
      const isClose = lag <= this.#parts.mostBehindMs
      // Opened later than looked at: before it has the roles and their passwords, it would refuse them.
      if (isClose) this.#opened ??= await this.#open()
      this.#become({
        state: isClose ? 'in use' : 'behind',
        lag_ms: Number.isFinite(lag) ? Math.round(lag) : null,
      })
    } catch (error) {
      this.leave(error)
    }
  }

  /** Not asked again before it has been looked at. */
  leave(reason: unknown): void {
    this.#become({ state: 'away', lag_ms: null }, translate(reason))
  }

  async close(): Promise<void> {
    await this.#watch.end()
    if (this.#opened === null) return
    await this.#opened.runner.close()
    await closeAccess(this.#opened.access)
  }

  #become(report: ReplicaReport, reason: unknown = null): void {
    const isNews = report.state !== this.#report.state
    this.#report = report
    if (isNews) this.#parts.onChange(report, reason)
  }

  async #open(): Promise<Opened> {
    const { url, databaseUrl, owner, walls } = this.#parts
    const access = await openAccess(url)
    try {
      const runner = await postgresRunner({ url, loginsOf: databaseUrl, owner })
      const missing = walls.filter(wall => !runner.walls.includes(wall))
      if (missing.length === 0) return { access, runner }
      await runner.close()
      throw new Error(`the replica is without ${missing.join(', ')}`)
    } catch (error) {
      await closeAccess(access)
      throw error
    }
  }
}
