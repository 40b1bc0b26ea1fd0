// Keeps one database thread alive: restarts it when it dies, stops it when it hangs, and fails what was in flight at once.
import { Worker } from 'node:worker_threads'
import { DatabaseError, DatabaseUnavailable } from '#db/problems.ts'
import type { FromThread, Request } from './protocol.ts'

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  limitMs: number
}

const restartDelayMs = 100
const away = () => new DatabaseUnavailable('the embedded database is restarting')

export class Supervisor {
  readonly #dataDir: string
  readonly #limitMs: number
  #worker: Worker | null = null
  #ready = false
  #closing = false
  #nextId = 1
  /** In the order in which the thread works on them: the first is under way. */
  readonly #waiting = new Map<number, Waiting>()
  #timer: NodeJS.Timeout | undefined

  constructor(dataDir: string, limitMs: number) {
    this.#dataDir = dataDir
    this.#limitMs = limitMs
  }

  start(): Promise<void> {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { dataDir: this.#dataDir },
      // Inherited flags of the main thread can be invalid in a worker (--watch), and it would not start.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    this.#worker = worker
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromThread) => {
        if (!('ready' in message)) this.#settle(message)
        else if (message.ready) {
          this.#ready = true
          resolve()
        } else {
          reject(new Error(message.message))
          void worker.terminate()
        }
      })
      worker.on('error', reject)
      worker.on('exit', () => {
        reject(away())
        this.#onExit(worker)
      })
    })
  }

  /** Runs one request; `limitMs` of Infinity is for the work at boot, which may take long and blocks nobody. */
  ask(request: Request, limitMs = this.#limitMs): Promise<unknown> {
    const worker = this.#worker
    if (worker === null || !this.#ready) return Promise.reject(away())
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, limitMs })
      if (this.#waiting.size === 1) this.#watch()
      worker.postMessage({ ...request, id })
    })
  }

  /**
   * The time of a request begins when it is its turn. Counted from when it was asked, a long line would look like a thread that
   * hangs, and ending the thread would only make the line longer.
   */
  #watch(): void {
    clearTimeout(this.#timer)
    const [first] = this.#waiting.values()
    if (first === undefined || first.limitMs === Infinity) return
    this.#timer = setTimeout(() => void this.#worker?.terminate(), first.limitMs)
  }

  /** For tests of the fault: the thread dies as it would of an out-of-memory error. */
  async kill(): Promise<void> {
    await this.#worker?.terminate()
  }

  async close(): Promise<void> {
    this.#closing = true
    if (this.#ready) await this.ask({ op: 'close' }).catch(() => undefined)
    await this.#worker?.terminate()
  }

  #settle(reply: Exclude<FromThread, { ready: boolean }>): void {
    const waiting = this.#waiting.get(reply.id)
    if (waiting === undefined) return
    this.#waiting.delete(reply.id)
    this.#watch()
    if (reply.ok) waiting.resolve(reply.result)
    else waiting.reject(new DatabaseError(reply.error))
  }

  #onExit(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = null
    const wasReady = this.#ready
    this.#ready = false
    for (const { reject } of this.#waiting.values()) reject(away())
    this.#waiting.clear()
    this.#watch()
    if (wasReady && !this.#closing) this.#restart()
  }

  #restart(): void {
    this.start().catch(() => {
      if (!this.#closing) setTimeout(() => this.#restart(), restartDelayMs).unref()
    })
  }
}
