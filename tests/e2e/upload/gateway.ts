// A real server in front of the product, as a proxy of a hosting company would be: it passes on what comes, until a test
// tells it to hold, refuse or drop the writes of listings.
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

export type Fate = 'pass' | 'drop' | { status: number; type: string; body: string }

export interface Gateway {
  url: string
  /** How many rows each write had, in order. */
  writes: number[]
  /** What becomes of the writes from now on; the first is number 1. A promise holds a write until it is settled. */
  decide(fate: (write: number) => Fate | Promise<Fate>): void
  stop(): Promise<void>
}

export async function startGateway(target: () => string): Promise<Gateway> {
  let fateOf: (write: number) => Fate | Promise<Fate> = () => 'pass'
  let first = 0
  const writes: number[] = []

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await bodyOf(incoming)
    const isWrite = incoming.method === 'POST' && incoming.url?.startsWith('/rest/v1/real_estate_listings')
    if (isWrite) writes.push(rowsIn(body))
    const fate = isWrite ? await fateOf(writes.length - first) : 'pass'
    if (fate === 'drop') outgoing.destroy()
    else if (fate === 'pass') forward(target(), incoming, body, outgoing)
    else outgoing.writeHead(fate.status, { 'content-type': fate.type }).end(fate.body)
  }
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    writes,
    decide(fate) {
      fateOf = fate
      first = writes.length
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function rowsIn(body: Buffer): number {
  const rows: unknown = JSON.parse(body.toString())
  return Array.isArray(rows) ? rows.length : 1
}

function forward(target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void {
  const { method, url = '/', headers } = incoming
  const onward = request(new URL(url, target), { method, headers }, answer => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  // The product is away: the browser sees a broken connection.
  onward.on('error', () => outgoing.destroy())
  onward.end(body)
}
