// What one visit costs in processor time, for the sums of docs/scale.md: npm run bench:visit
// REQUESTS changes the length of the run. The site must be built (npm run build).
import { readFileSync, readdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from '#tests/support/server.ts'
import { processorSeconds } from '#bench/api/peers.ts'
import { report, type Cost } from './report.ts'
import { stepsOf, type Step } from './steps.ts'

const requests = Number(process.env['REQUESTS'] ?? 400)
const atOnce = 4
const warmUps = 100

const postgres = await startPostgres()
const url = await postgres.createDatabase('visit')
const server = await startServer({ DATABASE_URL: url, RATE_LIMIT: '0', LOG_LEVEL: 'info' })
const client = new pg.Client(url)
await client.connect()
const { pid } = z
  .object({ pid: z.number() })
  .parse((await client.query('select pg_backend_pid() as pid')).rows[0])
const postmaster = Number(statOf(pid)[1])

function statOf(process: number): string[] {
  return readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
}

/** Of the database server and all that works for it: a connection is a process there. */
function databaseSeconds(): number {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return all.reduce((sum, one) => {
    try {
      const isPart = one === postmaster || Number(statOf(one)[1]) === postmaster
      return sum + (isPart ? (processorSeconds(one) ?? 0) : 0)
    } catch {
      // It has ended since the list was read.
      return sum
    }
  }, 0)
}

async function repeat(step: Step, times: number): Promise<{ bytes: number; ms: number[] }> {
  let [left, bytes] = [times, 0]
  const ms: number[] = []
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now()
      const sent = await step.run()
      bytes += sent
      ms.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { bytes: bytes / times, ms: ms.toSorted((a, b) => a - b) }
}

const load = loadavg()[0] ?? 0
try {
  const costs: Cost[] = []
  for (const step of stepsOf(server.url)) {
    await repeat(step, warmUps)
    const before = [processorSeconds(server.child.pid ?? 0) ?? Number.NaN, databaseSeconds()] as const
    const { bytes, ms } = await repeat(step, requests)
    const [ours, theirs] = [processorSeconds(server.child.pid ?? 0) ?? Number.NaN, databaseSeconds()]
    costs.push({
      step: step.name,
      serverMs: ((ours - before[0]) * 1000) / requests,
      databaseMs: ((theirs - before[1]) * 1000) / requests,
      bytes,
      p50: ms[ms.length >> 1] ?? Number.NaN,
    })
  }
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.versions.node}, load ${load.toFixed(1)} before the start`
  const text = report(costs, {
    machine,
    requests,
    memoryMb: Number(memory) / 1024,
    folder: join(import.meta.dirname, '..', 'results'),
  })
  process.stdout.write(text)
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
}
