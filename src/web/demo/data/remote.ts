/** A value on its way: nobody asked yet and asked are the same to whoever looks. */
export type State<T> = { kind: 'loading' } | { kind: 'ready'; value: T } | { kind: 'failed' }

const loading = { kind: 'loading' } as const

/** A value that is fetched when someone first looks at it, and then kept. A failure is kept too, until someone tries again. */
export class Remote<T> {
  readonly #load: () => Promise<T>
  readonly #listeners = new Set<() => void>()
  #state: State<T> = loading
  #coming: Promise<T> | null = null

  constructor(load: () => Promise<T>) {
    this.#load = load
  }

  /** Both are handed to useSyncExternalStore, and so need no `this`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.start()
    return () => this.#listeners.delete(listener)
  }
  readonly snapshot = (): State<T> => this.#state

  /** Fetches it unless it is here or on its way; what failed stays failed. */
  start(): void {
    if (this.#coming === null) this.fetch().catch(() => {})
  }

  /** The value; what failed is fetched once more. */
  fetch(): Promise<T> {
    if (this.#coming !== null && this.#state.kind !== 'failed') return this.#coming
    this.#become(loading)
    const coming = this.#load()
    this.#coming = coming
    coming.then(
      value => this.#become({ kind: 'ready', value }),
      () => this.#become({ kind: 'failed' }),
    )
    return coming
  }

  /** Learned on another way. */
  set(value: T): void {
    if (this.#state.kind === 'ready' && Object.is(this.#state.value, value)) return
    this.#coming = Promise.resolve(value)
    this.#become({ kind: 'ready', value })
  }

  #become(state: State<T>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
