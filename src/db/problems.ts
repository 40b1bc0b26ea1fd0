// What can go wrong below the port, in terms that a caller can act on.

/** The database is away for a moment; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** It is there, and has more to do than it can queue. */
export class TooBusy extends DatabaseUnavailable {
  override name = 'TooBusy'
}

/** PostgreSQL refused the statement; `code` is its SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  readonly detail: string | null
  readonly hint: string | null
  constructor(problem: { code: string; message: string; detail?: string | null; hint?: string | null }) {
    super(problem.message)
    this.code = problem.code
    this.detail = problem.detail ?? null
    this.hint = problem.hint ?? null
  }
}

export type ReadRefusal = 'not_allowed' | 'too_slow' | 'too_large' | 'failed'

/** A generated SELECT was not run to its end; `reason` says which wall stopped it. */
export class ReadRefused extends Error {
  override name = 'ReadRefused'
  readonly reason: ReadRefusal
  constructor(reason: ReadRefusal, message: string) {
    super(message)
    this.reason = reason
  }
}
