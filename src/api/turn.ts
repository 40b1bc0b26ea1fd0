// One thread takes in whatever has come, turn after turn. In a crowd a turn grows until everyone waits for everyone: whoever is
// read late in a long turn is told at once to come back, before any work is spent on him, and the next turn is short again.
import type { IncomingMessage, RequestListener } from 'node:http'
import { problemCodes } from './http/problems.ts'

export interface TurnOptions {
  /** How long a turn may take in. */
  mostMs?: number
  /** For tests. */
  now?: () => number
  afterTurn?: (work: () => void) => void
}

export function inTurn(
  listener: RequestListener,
  {
    mostMs = 100,
    now = () => performance.now(),
    afterTurn = work => void setImmediate(work),
  }: TurnOptions = {},
): RequestListener {
  let began: number | null = null
  return (request, response) => {
    if (began === null) {
      began = now()
      afterTurn(() => {
        began = null
      })
    }
    if (now() - began <= mostMs || !mayComeBack(request)) return listener(request, response)
    request.resume()
    response.writeHead(problemCodes.busy.status, headers).end(body)
  }
}

/** What is only read can be asked for again; what somebody has written is taken in, and whether this server lives is always told. */
const mayComeBack = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' && !url.startsWith('/healthz')) || method === 'HEAD' || url === '/functions/v1/nl-to-sql'

const body = JSON.stringify({ error: problemCodes.busy.message })
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': '1',
}
