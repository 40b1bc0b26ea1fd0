// The table API: what the browser's data client speaks, answered as PostgREST would, for the tables of the catalogue alone.
import { Hono, type Context } from 'hono'
import { requireKey } from '#api/key.ts'
import type { TableName } from '#contract/tables.ts'
import type { Database, Reader } from '#db/port.ts'
import { DatabaseError, DatabaseUnavailable } from '#db/problems.ts'
import type { Row } from './body.ts'
import { findTable, type Table } from './catalogue.ts'
import { databaseAway, fromDatabase, permissionDenied, problem, RestProblem, shown } from './problems.ts'
import { prepareRead } from './prepared-reads.ts'
import { parameters } from './query-string.ts'
import { readBody } from './read-body.ts'
import { answerRead, answerWrite } from './respond.ts'
import { parseWrite } from './write-request.ts'
import { writeStatement } from './write-sql.ts'

/** Sees a row before it is stored; a response in place of null is sent instead of storing it. */
export type BeforeInsert = (c: Context, row: Row) => Promise<Response | null>

export interface RestOptions {
  db: Pick<Database, 'query' | 'durably'> & { reader: Pick<Reader, 'changed'> }
  anonKey: string
  /** Whether this caller may read what the staff's pages show. */
  mayReadLogs: (c: Context) => boolean
  beforeInsert?: Partial<Record<TableName, BeforeInsert>>
  /** Told of each row once it is stored. */
  afterInsert?: Partial<Record<TableName, (row: Row) => void>>
}

export function restApi({
  db,
  anonKey,
  mayReadLogs,
  beforeInsert = {},
  afterInsert = {},
}: RestOptions): Hono {
  const app = new Hono()

  app.use(
    requireKey(anonKey, why =>
      refusal(
        why === 'missing'
          ? problem('PGRST302', 'No API key found in request', { hint: 'Send it as the header apikey.' })
          : problem('PGRST301', 'Invalid API key'),
      ),
    ),
  )

  const readerOf = (c: Context, { name, rights }: Table): 'anon' | 'staff' => {
    if (rights.read === 'public') return 'anon'
    if (rights.read === 'staff' && mayReadLogs(c)) return 'staff'
    throw permissionDenied(name)
  }

  const read = async (c: Context, table: Table) => {
    const role = readerOf(c, table)
    const { request, statement } = prepareRead(table, c.req.method === 'HEAD', c.req.url, {
      accept: c.req.header('accept'),
      prefer: c.req.header('prefer'),
      range: c.req.header('range'),
      profile: c.req.header('accept-profile'),
    })
    return answerRead(request, await db.query(statement, role))
  }

  const write = async (c: Context, table: Table) => {
    const writing = table.rights.write
    // Before the body is read: nobody sends megabytes to a table that takes none.
    if (writing === null) throw permissionDenied(table.name)
    const bytes = await readBody(c.req)
    const headers = {
      accept: c.req.header('accept'),
      prefer: c.req.header('prefer'),
      contentType: c.req.header('content-type'),
      profile: c.req.header('content-profile'),
    }
    const request = parseWrite(table, writing, parameters(c.req.url), headers, bytes)
    const { rows, durable } = request
    if (rows.length === 0) return answerWrite(request, nothingWritten)
    for (const row of rows) {
      const instead = await beforeInsert[table.name]?.(c, row)
      if (instead) return unkept(instead)
    }
    const statement = writeStatement(request)
    const result = await (durable ? db.durably(statement, 'anon') : db.query(statement, 'anon'))
    if (table.rights.read === 'public') db.reader.changed(table.name)
    for (const row of rows) afterInsert[table.name]?.(row)
    return answerWrite(request, result)
  }

  const serve = async (c: Context): Promise<Response> => {
    const table = tableAt(c)
    switch (c.req.method) {
      case 'GET':
      case 'HEAD':
        return read(c, table)
      case 'POST':
        return write(c, table)
      case 'PATCH':
      case 'PUT':
      case 'DELETE':
        throw permissionDenied(table.name)
      default:
        throw problem('PGRST117', `Unsupported HTTP method: ${shown(c.req.method)}`, {
          headers: { allow: 'GET, HEAD, POST' },
        })
    }
  }
  app.all('/:table', serve)
  app.all('*', serve)
  app.onError(error => {
    const known = recognized(error)
    // What nobody foresaw belongs to the server's own handler, which logs it.
    if (known === null) throw error
    return refusal(known)
  })
  return app
}

const nothingWritten = [{ body: '[]', rows: 0, added: 0 }]

function tableAt(c: Context): Table {
  const name = c.req.param('table')
  if (name === undefined) throw problem('PGRST125', 'Invalid path specified in request URL')
  const table = findTable(name)
  if (table === undefined) throw problem('42P01', `relation "public.${shown(name)}" does not exist`)
  return table
}

function recognized(error: unknown): RestProblem | null {
  if (error instanceof RestProblem) return error
  if (error instanceof DatabaseError) return fromDatabase(error)
  if (error instanceof DatabaseUnavailable) return databaseAway()
  return null
}

const refusal = ({ status, body, headers }: RestProblem): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

function unkept(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}
