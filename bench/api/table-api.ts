// The table API with nothing around it: what the whole server costs beyond it are its log, its headers and its other routes.
// node bench/api/table-api.ts <database address> <port>
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { restApi } from '#api/rest/rest.ts'
import { openPostgres } from '#db/postgres/database.ts'
import { key } from './peers.ts'

const [, , url = '', port = ''] = process.argv
const engine = await openPostgres(url, async () => undefined)
const app = new Hono().route(
  '/rest/v1',
  restApi({
    db: { ...engine, reader: { changed: () => undefined } },
    anonKey: key,
    mayReadLogs: () => false,
  }),
)
createServer(getRequestListener(app.fetch)).listen(Number(port), '127.0.0.1')
