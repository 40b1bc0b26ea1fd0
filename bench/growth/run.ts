// How the cost of pages, counts and questions grows with the table: npm run bench:growth
// SIZES (such as 1000,10000) and ROUNDS change the length of the run. The site must be built (npm run build).
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from '#tests/support/server.ts'
import { fill, keepSample } from './fill.ts'
import { report, type Measured } from './report.ts'
import { tasksOn } from './tasks.ts'

const sizes = (process.env['SIZES'] ?? '1000,10000,100000,1000000').split(',').map(Number)
const rounds = Number(process.env['ROUNDS'] ?? 15)
const warmUps = 30
const say = (line: string) => process.stdout.write(`${line}\n`)

const load = loadavg()[0] ?? 0
const postgres = await startPostgres({ fsync: 'off' })
const url = await postgres.createDatabase('growth')
const server = await startServer({ DATABASE_URL: url, RATE_LIMIT: '0' })
const client = new pg.Client(url)
await client.connect()
const pool = new pg.Pool({ connectionString: url })

try {
  const sampleRows = await keepSample(client)
  const tasks = tasksOn(server.url, pool)
  const measured: Measured[] = []
  // Otherwise the smallest table pays for compiling the server.
  for (const { run } of tasks) for (let n = 0; n < warmUps; n++) await run(sampleRows)
  for (const rows of sizes) {
    await fill(client, rows)
    for (const { name, run } of tasks) {
      await run(rows)
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const started = performance.now()
        await run(rows)
        times.push(performance.now() - started)
      }
      // Other work on the machine only ever adds to a time: the fastest is the least disturbed.
      const ms = Math.min(...times)
      say(`${rows} rows, ${name}: ${ms.toFixed(1)} ms`)
      measured.push({ task: name, rows, ms })
    }
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.versions.node}, load ${load.toFixed(1)} before the start`
  say(report(measured, { machine, rounds, folder: join(import.meta.dirname, '..', 'results') }))
} finally {
  await pool.end()
  await client.end()
  await server.stop()
  await postgres.stop()
}
