// A real server between browser and product, which can be told to lose, hold, refuse or narrow what passes through.
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Rule {
  /** Which requests, by method and address. */
  when: RegExp
  /** Answers with this status in place of the product. */
  status?: number
  /** Passes it on when this has come. */
  after?: Promise<void>
  /** Asks the product for fewer rows: added to the query. */
  narrow?: string
}

export interface Intermediary {
  url: string
  rules: Rule[]
  /** Every request of the table API that came, in order, as "GET /rest/v1/visitors?…". */
  asked: string[]
  /** Nobody listens any more, as when the server has stopped. */
  stop: () => Promise<void>
}

export async function between(product: string): Promise<Intermediary> {
  const rules: Rule[] = []
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => void pass(product, rules, asked, incoming, outgoing))
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    rules,
    asked,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function pass(
  product: string,
  rules: readonly Rule[],
  asked: string[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const line = `${incoming.method} ${decodeURIComponent(incoming.url ?? '')}`
  if (line.includes('/rest/v1/')) asked.push(line)
  const rule = rules.find(({ when }) => when.test(line))
  await rule?.after
  if (rule?.status !== undefined) {
    outgoing.writeHead(rule.status, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ code: '', message: 'Refused on the way.', details: null, hint: null }))
    return
  }
  const url = new URL((incoming.url ?? '/') + (rule?.narrow ?? ''), product)
  const onward = forward(
    url,
    { method: incoming.method, headers: { ...incoming.headers, host: url.host } },
    reply => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
