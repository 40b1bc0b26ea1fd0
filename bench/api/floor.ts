// The least that a Node server can do for these requests: the same prepared statements, the text piped through, nothing checked.
// node bench/api/floor.ts <database address> <port>
import { createServer } from 'node:http'
import pg from 'pg'
import { z } from 'zod'
import { scenarios, statementOf } from './scenarios.ts'

const [, , url = '', port = ''] = process.argv
const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c role=anon' })
const statements = new Map(scenarios.map(scenario => [scenario.path, statementOf(scenario)]))
const rowSchema = z.object({ body: z.string().nullable() })

createServer((request, response) => {
  const { text, values, name } = statements.get(request.url ?? '') ?? { text: 'select null as body' }
  let body = ''
  request.on('data', chunk => (body += String(chunk)))
  request.on('end', () => {
    const given = request.method === 'POST' ? [body] : [...(values ?? [])]
    pool
      .query({ text, values: given, ...(name === undefined ? {} : { name }) })
      .then(({ rows }) => {
        const row = rowSchema.parse(rows[0])
        response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
        response.end(row.body ?? '')
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
}).listen(Number(port), '127.0.0.1')
