// One burst of load, from a process of its own: what counts the requests must not cost the counted server its time.
// Run by burst(): node bench/api/load.ts <what to do, as JSON>
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { z } from 'zod'
import { scenarios, uniqueMark, type Scenario } from './scenarios.ts'

const orderSchema = z.object({
  base: z.string(),
  scenario: z.string(),
  seconds: z.number(),
  connections: z.number(),
  key: z.string(),
})
type Order = z.infer<typeof orderSchema>

export interface Burst {
  perSecond: number
  p99: number
  /** Requests that got their answer. */
  answered: number
}

const resultSchema = z.object({
  requests: z.object({ mean: z.number(), total: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

const run = promisify(execFile)

export async function burst(order: Order): Promise<Burst> {
  const { stdout } = await run(process.execPath, [import.meta.filename, JSON.stringify(order)])
  const { requests, latency, non2xx, errors } = resultSchema.parse(JSON.parse(stdout))
  if (non2xx + errors > 0)
    throw new Error(`${order.scenario} at ${order.base}: ${non2xx + errors} requests failed`)
  return { perSecond: requests.mean, p99: latency.p99, answered: requests.total }
}

async function load({ base, scenario: name, seconds, connections, key }: Order) {
  const scenario = scenarios.find(one => one.name === name)
  if (scenario === undefined) throw new Error(`no scenario ${name}`)
  const url = new URL(base)
  const { method, headers } = scenario
  const path = url.pathname.replace(/\/$/, '') + scenario.path
  const result = await autocannon({
    url: url.origin,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        path,
        headers: { ...headers, apikey: key },
        setupRequest: request => ({ ...request, ...bodyOf(scenario) }),
      },
    ],
  })
  process.stdout.write(JSON.stringify(resultSchema.parse(result)))
}

const bodyOf = ({ body }: Scenario) =>
  body === undefined ? {} : { body: body.replace(uniqueMark, randomUUID()) }

if (import.meta.main) await load(orderSchema.parse(JSON.parse(process.argv[2] ?? '')))
