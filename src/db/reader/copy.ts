// The server's side of one copy: asks it one thing at a time, and ends it when an answer takes too long.
import { Worker } from 'node:worker_threads'
import { demoTables } from '#contract/demos.ts'
import type { TableName } from '#contract/tables.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import type { CopyReady, CopyRequests, CopyStart } from './copy-protocol.ts'

const startLimitMs = 120_000

export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

export class Copy {
  /** The digest of the rows that each table holds. */
  readonly loaded: Map<TableName, string>
  /** Tables that may have changed since they were loaded. */
  readonly unchecked = new Set<TableName>(Object.values(demoTables).flat())
  readonly #worker: Worker
  #ended = false

  private constructor(worker: Worker, { loaded }: CopyReady) {
    this.#worker = worker
    this.loaded = new Map(loaded)
    this.onEnd(() => {
      this.#ended = true
    })
  }

  static async start(data: CopyStart, signal: AbortSignal): Promise<Copy> {
    const worker = new Worker(new URL('./copy-thread.ts', import.meta.url), {
      workerData: data,
      // Inherited flags of the main thread can be invalid in a worker (--watch), and it would not start.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    // Its end is told by `exit`; an error that nobody hears would end the server too.
    worker.on('error', () => undefined)
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop)
    try {
      return new Copy(worker, await nextMessage<CopyReady>(worker, startLimitMs))
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  async ask<Op extends keyof CopyRequests>(
    op: Op,
    asked: CopyRequests[Op]['asked'],
    limitMs: number,
  ): Promise<CopyRequests[Op]['answer']> {
    if (this.#ended) throw ended()
    this.#worker.postMessage({ op, asked }, [])
    try {
      return await nextMessage<CopyRequests[Op]['answer']>(this.#worker, limitMs)
    } catch (error) {
      this.#ended = true
      throw error
    }
  }

  /** True from the moment that its end is certain, which comes before the thread has gone. */
  get ended(): boolean {
    return this.#ended
  }

  onEnd(listener: () => void): void {
    this.#worker.once('exit', listener)
  }

  async end(): Promise<void> {
    this.#ended = true
    await this.#worker.terminate()
  }
}

const ended = (cause?: unknown) => new DatabaseUnavailable('a copy of the demo tables has ended', { cause })

function nextMessage<T>(worker: Worker, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      outcome()
    }
    const onMessage = (message: T) => settle(() => resolve(message))
    const onError = (error: unknown) => settle(() => reject(ended(error)))
    const onExit = () => settle(() => reject(ended()))
    // Whoever waits is told at once, before the thread has come to its end.
    const timer = setTimeout(() => {
      settle(() => reject(new TookTooLong()))
      void worker.terminate()
    }, limitMs)
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
