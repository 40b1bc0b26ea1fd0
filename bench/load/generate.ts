// Sends the mix at a fixed rate, whether or not answers come: visitors do not wait for each other. From a process of its own.
// Run by generate(): node bench/load/generate.ts <what to do, as JSON>
import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { kinds, makeMix, type Request } from './mix.ts'

const orderSchema = z.object({ base: z.string(), perSecond: z.number(), seconds: z.number() })
export type Order = z.infer<typeof orderSchema>

const resultSchema = z.object({
  sent: z.number(),
  accepted: z.number(),
  /** Turned away with 429 or 503. */
  shed: z.number(),
  /** Any other status, and connections that broke. */
  failed: z.number(),
  /** Those that failed, such as "question 500": a number alone cannot be looked into. */
  faults: z.record(z.string(), z.number()),
  p50: z.number(),
  p99: z.number(),
  shedP99: z.number(),
  /** How late the generator itself was: beyond this, times tell of it and not of the server. */
  ownLagP99: z.number(),
  byKind: z.record(z.enum(kinds), z.object({ accepted: z.number(), shed: z.number(), p99: z.number() })),
})
export type LoadResult = z.infer<typeof resultSchema>

const run = promisify(execFile)

export async function generate(order: Order): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [import.meta.filename, JSON.stringify(order)])
  return resultSchema.parse(JSON.parse(stdout))
}

interface Outcome {
  kind: Request['kind']
  /** 0 where there was none. */
  status: number
  ms: number
}

/** More would be the client's own queue. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })

const send = (base: URL, { kind, method, path, headers, body }: Request): Promise<Outcome> =>
  new Promise(resolve => {
    const started = performance.now()
    const end = (status: number) => resolve({ kind, status, ms: performance.now() - started })
    const { hostname, port } = base
    const sending = request({ agent, hostname, port, method, path, headers, timeout: 20_000 }, response => {
      response.resume()
      response.on('end', () => end(response.statusCode ?? 0))
      response.on('error', () => end(0))
    })
    sending.on('error', () => end(0))
    sending.on('timeout', () => sending.destroy())
    sending.end(body)
  })

const tickMs = 10

async function load({ base, perSecond, seconds }: Order): Promise<LoadResult> {
  const lag = monitorEventLoopDelay({ resolution: tickMs })
  lag.enable()
  const url = new URL(base)
  const nth = makeMix()
  const outcomes: Promise<Outcome>[] = []
  const started = performance.now()
  const total = Math.round(perSecond * seconds)
  while (outcomes.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - started) * perSecond) / 1000))
    while (outcomes.length < due) outcomes.push(send(url, nth(outcomes.length)))
    await pause(tickMs)
  }
  const all = await Promise.all(outcomes)
  return { ...summary(all), ownLagP99: lag.percentile(99) / 1e6 }
}

const isShed = ({ status }: Outcome) => status === 429 || status === 503
const isAccepted = ({ status }: Outcome) => status >= 200 && status < 400

function percentile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const tally = (names: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(names, name => name)].map(([name, all]) => [name, all.length]))

function summary(all: readonly Outcome[]): Omit<LoadResult, 'ownLagP99'> {
  const accepted = all.filter(isAccepted)
  const shed = all.filter(isShed)
  const of = (kind: Request['kind']) => {
    const mine = accepted.filter(one => one.kind === kind)
    const turnedAway = shed.filter(one => one.kind === kind).length
    return { accepted: mine.length, shed: turnedAway, p99: percentile(mine, 0.99) }
  }
  const failed = all.filter(one => !isAccepted(one) && !isShed(one))
  return {
    sent: all.length,
    accepted: accepted.length,
    shed: shed.length,
    failed: failed.length,
    faults: tally(failed.map(({ kind, status }) => `${kind} ${status === 0 ? 'broken off' : status}`)),
    p50: percentile(accepted, 0.5),
    p99: percentile(accepted, 0.99),
    shedP99: percentile(shed, 0.99),
    byKind: { page: of('page'), table: of('table'), question: of('question') },
  }
}

if (import.meta.main) {
  const result = await load(orderSchema.parse(JSON.parse(process.argv[2] ?? '')))
  process.stdout.write(JSON.stringify(result))
  // Kept connections would keep the process.
  agent.destroy()
}
