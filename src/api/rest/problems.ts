// Every way a request can fail, in PostgREST's codes, with one status for each. The body is always {code, message, details, hint}.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DatabaseError } from '#db/problems.ts'

const statusOf = {
  PGRST100: 400, // the grammar of a parameter
  PGRST102: 400, // the body
  PGRST103: 416, // the range
  PGRST106: 406, // the schema
  PGRST107: 415, // the media type of the answer
  PGRST108: 400, // a filter on a table that is not embedded
  PGRST116: 406, // not exactly one row
  PGRST117: 405, // the method
  PGRST122: 400, // a preference
  PGRST125: 404, // the path
  PGRST127: 400, // PostgREST has it, this API does not
  PGRST200: 400, // the relation
  PGRST204: 400, // a column of the body
  PGRST301: 401, // a wrong key
  PGRST302: 401, // no key
  '22003': 400, // a number out of range
  '22021': 400, // a character that PostgreSQL cannot hold, in an address
  '22P05': 400, // a character that PostgreSQL cannot hold, in a body
  '42703': 400, // no such column
  '42P01': 404, // no such table
  '42P10': 400, // no such unique key
  '54000': 400, // too much of something
  '57P03': 503, // the database is away
  uri_too_long: 414,
  body_too_large: 413,
} as const satisfies Record<string, ContentfulStatusCode>

export type ProblemCode = keyof typeof statusOf

export interface ProblemBody {
  code: string
  message: string
  details: string | null
  hint: string | null
}

interface Extras {
  details?: string | null
  hint?: string | null
  headers?: Readonly<Record<string, string>>
}

export class RestProblem extends Error {
  override name = 'RestProblem'
  readonly status: ContentfulStatusCode
  readonly body: ProblemBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: ContentfulStatusCode, code: string, message: string, more: Extras = {}) {
    super(message)
    this.status = status
    this.body = { code, message, details: more.details ?? null, hint: more.hint ?? null }
    this.headers = more.headers ?? {}
  }
}

export const problem = (code: ProblemCode, message: string, more?: Extras) =>
  new RestProblem(statusOf[code], code, message, more)

/** What a caller sent, short enough to be sent back. */
export const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

export const badGrammar = (what: string, text: string, details: string) =>
  problem('PGRST100', `failed to parse ${what} (${shown(text)})`, { details })

export const notServed = (details: string) => problem('PGRST127', 'Feature not implemented', { details })

export const noSuchColumn = (table: string, column: string) =>
  problem('42703', `column ${table}.${shown(column)} does not exist`)

export const tooMany = (what: string, most: number) =>
  problem('54000', `too many ${what}`, { details: `A request may hold at most ${most} ${what}.` })

export const databaseAway = () =>
  problem('57P03', 'The database cannot be reached at the moment.', { headers: retryAfter })

export const permissionDenied = (table: string) => forbidden(`permission denied for table ${table}`)

// The public key carries no name, so a caller is asked for one rather than told no.
const forbidden = (message: string, more?: Extras) =>
  new RestProblem(401, '42501', message, { ...more, headers: { 'www-authenticate': 'Bearer' } })

const retryAfter = { 'retry-after': '1' }

const statusOfClass: Readonly<Record<string, ContentfulStatusCode>> = {
  '21': 400, // the same key twice in one batch
  '22': 400, // data that does not fit its type
  '23': 400, // a constraint
  '40': 503, // a clash with another transaction: the same request succeeds a moment later
  '42': 400, // names, types and syntax
  '53': 503, // out of connections, memory or disk
  '54': 400, // too complex
}
const statusOfState: Readonly<Record<string, ContentfulStatusCode>> = { '23503': 409, '23505': 409 }

/** PostgreSQL's own refusal as the caller sees it, or null when it can only be a fault of ours. */
export function fromDatabase(error: DatabaseError): RestProblem | null {
  const more = { details: error.detail, hint: error.hint }
  if (error.code === '42501') return forbidden(error.message, more)
  const status = statusOfState[error.code] ?? statusOfClass[error.code.slice(0, 2)]
  if (status === undefined) return null
  return new RestProblem(status, error.code, error.message, {
    ...more,
    ...(status === 503 ? { headers: retryAfter } : {}),
  })
}
