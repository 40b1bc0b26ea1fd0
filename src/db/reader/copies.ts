// Keeps two copies at hand, so that one answers while the other is held up, ended or being made anew.
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { TableName } from '#contract/tables.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import { maxWaiting, maxWaitMs } from './caps.ts'
import type { ImageFile } from './copy-image.ts'
import { Copy } from './copy.ts'

const wanted = 2
const loadLimitMs = 20_000
const restartDelayMs = 1_000

// The first statement of its kind takes a copy up to a second, while the engine's code is compiled; no visitor need wait for it.
const firstRead = {
  demo: 'vacation_rental',
  sql: `select p.city, count(*) as stays, round(avg(r.total_price), 2) as paid from reservations r
    join property_listings p on p.id = r.property_id where r.check_in > current_date - interval '1 year'
    group by p.city order by stays desc limit 5`,
} as const

export interface CopiesOptions {
  /** A table's rows in PostgreSQL's text format, from the main database. */
  copyOut(table: TableName): Promise<Uint8Array>
  migrations: string[]
  imageFile: ImageFile | null
}

interface Waiting {
  resolve: (copy: Copy) => void
  reject: (error: Error) => void
}

export class Copies {
  readonly #options: CopiesOptions
  readonly #all = new Set<Copy>()
  readonly #idle: Copy[] = []
  readonly #waiting: Waiting[] = []
  readonly #closing = new AbortController()
  readonly #first = Promise.withResolvers<void>()
  /** What new copies start from; undefined until the file has been looked for. */
  #image: Uint8Array | null | undefined
  #filling: Promise<void> | null = null
  #freshening: Promise<void> | null = null
  #problem: unknown

  constructor(options: CopiesOptions) {
    this.#options = options
    this.#keepFilled()
  }

  /** Resolves when the first question can be answered without waiting. */
  get ready(): Promise<void> {
    return this.#first.promise
  }

  /** Lends a copy whose tables are up to date, and takes it back whatever happens. */
  async use<T>(work: (copy: Copy) => Promise<T>): Promise<T> {
    const copy = await this.#take()
    try {
      await this.#refresh(copy)
      return await work(copy)
    } finally {
      this.#give(copy)
    }
  }

  changed(tables: readonly TableName[]): void {
    for (const copy of this.#all) for (const table of tables) copy.unchecked.add(table)
    this.#keepFresh()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#first.resolve()
    for (const { reject } of this.#waiting.splice(0)) reject(this.#away())
    await this.end()
    await Promise.all([this.#filling, this.#freshening])
  }

  /** Ends every copy there is; unless this is closing, new ones are made. */
  async end(): Promise<void> {
    await Promise.all([...this.#all].map(copy => copy.end()))
  }

  #take(): Promise<Copy> {
    const copy = this.#idle.pop()
    if (copy !== undefined) return Promise.resolve(copy)
    if (this.#closing.signal.aborted || this.#waiting.length >= maxWaiting)
      return Promise.reject(this.#away())
    const { promise, resolve, reject } = Promise.withResolvers<Copy>()
    const waiting: Waiting = { resolve, reject }
    this.#waiting.push(waiting)
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      reject(this.#away())
    }, maxWaitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  #give(copy: Copy): void {
    if (copy.ended) return
    const next = this.#waiting.shift()
    if (next !== undefined) return next.resolve(copy)
    this.#idle.push(copy)
    this.#keepFresh()
  }

  /** Loads the tables that are not as the main database has them. */
  async #refresh(copy: Copy): Promise<void> {
    for (const table of copy.unchecked) {
      // Taken off first: a change while its rows are on their way puts it on the list again.
      copy.unchecked.delete(table)
      try {
        const rows = await this.#options.copyOut(table)
        const digest = createHash('sha256').update(rows).digest('hex')
        if (copy.loaded.get(table) === digest) continue
        await copy.ask('load', { table, rows, digest }, loadLimitMs)
        copy.loaded.set(table, digest)
      } catch (error) {
        copy.unchecked.add(table)
        throw error
      }
    }
  }

  /** So that the next question need not wait for it. */
  #keepFresh(): void {
    this.#freshening ??= this.#freshen().finally(() => {
      this.#freshening = null
    })
  }

  /** One copy at a time: the other can answer meanwhile. */
  async #freshen(): Promise<void> {
    for (;;) {
      const index = this.#idle.findIndex(copy => copy.unchecked.size > 0)
      const [copy] = index < 0 ? [] : this.#idle.splice(index, 1)
      if (copy === undefined) break
      const problem = await this.#refresh(copy).catch((error: unknown) => error)
      this.#give(copy)
      if (problem !== undefined) break
    }
  }

  #keepFilled(): void {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = null
    })
  }

  async #fill(): Promise<void> {
    const { signal } = this.#closing
    if (this.#image === undefined) this.#image = (await this.#options.imageFile?.read()) ?? null
    while (!signal.aborted && this.#all.size < wanted) {
      try {
        await this.#add()
      } catch (error) {
        this.#problem = error
        // A broken image fails every time; made from the migrations, the next copy does not depend on it.
        this.#image = null
        await delay(restartDelayMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  async #add(): Promise<void> {
    const { migrations, imageFile } = this.#options
    const copy = await Copy.start({ image: this.#image ?? null, migrations }, this.#closing.signal)
    this.#all.add(copy)
    copy.onEnd(() => this.#forget(copy))
    try {
      await this.#refresh(copy)
      await copy.ask('read', firstRead, loadLimitMs)
      if (this.#image === null) {
        this.#image = await copy.ask('image', null, loadLimitMs)
        await imageFile?.write(this.#image)
      }
    } catch (error) {
      if (copy.ended) throw error
      // The main database is away; the next question tries again.
      this.#problem = error
    }
    this.#give(copy)
    this.#first.resolve()
  }

  #forget(copy: Copy): void {
    this.#all.delete(copy)
    const index = this.#idle.indexOf(copy)
    if (index >= 0) this.#idle.splice(index, 1)
    this.#keepFilled()
  }

  #away(): DatabaseUnavailable {
    return new DatabaseUnavailable('no copy of the demo tables is ready', { cause: this.#problem })
  }
}
