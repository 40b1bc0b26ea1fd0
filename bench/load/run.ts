// How much the server holds, and what it does with three times that: npm run bench:load
// SECONDS changes the length of each burst, MOST the largest rate that is tried. The site must be built (npm run build).
import { rmSync } from 'node:fs'
import { cpus, getPriority, loadavg } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { scratchDir, startServer } from '#tests/support/server.ts'
import { slowClients } from '#tests/support/slow-clients.ts'
import { largestHeld } from './find.ts'
import { generate } from './generate.ts'
import { report, type EngineLoad } from './report.ts'

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const seconds = setting('SECONDS', 5)
const most = setting('MOST', 3200)
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Beyond what is sent, so that the limit counts as it does in production and stops nobody. */
const settings = { RATE_LIMIT: '1000000', LOG_LEVEL: 'info' }
const dawdlers = { idle: 1000, 'slow headers': 100, 'slow body': 100, 'slow reading': 50 }

async function measure(engine: string, env: Record<string, string>): Promise<EngineLoad> {
  const server = await startServer({ ...settings, ...env })
  const attempt = async (perSecond: number) => {
    const result = await generate({ base: server.url, perSecond, seconds })
    say(
      `${engine}: ${perSecond} a second: ${result.accepted} answered, ${result.shed} turned away, ${result.failed} failed, p99 ${Math.round(result.p99)} ms (generator late by ${Math.round(result.ownLagP99)} ms)`,
    )
    return result
  }
  try {
    // The first questions find nothing compiled and no values read.
    await attempt(20)
    const held = await largestHeld(attempt, { from: 25, most, closer: 2 })
    if (held === null) throw new Error(`${engine} does not hold 25 requests a second`)
    const over = await attempt(held.perSecond * 3)
    const after = await attempt(Math.round(held.perSecond / 2))
    const others = await slowClients(server.url, dawdlers)
    const besides = await attempt(Math.round(held.perSecond / 2))
    others.close()
    return {
      engine,
      perSecond: held.perSecond,
      held: held.result,
      over,
      after,
      besides,
      dawdlers: others.count,
    }
  } finally {
    await server.stop()
  }
}

const busy = loadavg()[0] ?? 0
const dir = scratchDir()
const postgres = await startPostgres()
try {
  const loads = [
    await measure('embedded', { DATA_DIR: dir }),
    await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase('load') }),
  ]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.versions.node}, load ${busy.toFixed(1)} before the start${getPriority() === 0 ? '' : `, at priority ${getPriority()}`}`
  say(report(loads, { machine, seconds, folder: join(import.meta.dirname, '..', 'results') }))
} finally {
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
