// Half of what the server holds, for long, and what its memory does meanwhile: npm run bench:soak -- --minutes 30
// The rate is half of what npm run bench:load found, or --rate. The site must be built (npm run build).
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, getPriority, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { generate } from '#bench/load/generate.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { scratchDir, startServer } from '#tests/support/server.ts'
import { openLiveMemory, withInspector } from './live-memory.ts'
import { report, type Soak } from './report.ts'
import { trend, type Sample } from './slope.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string' },
    engine: { type: 'string', default: 'PostgreSQL' },
  },
})
const folder = join(import.meta.dirname, '..', 'results')
const minutes = z.coerce.number().positive().parse(values.minutes)
const engine = z.enum(['embedded', 'PostgreSQL']).parse(values.engine)
const perSecond = values.rate === undefined ? halfOfHeld() : z.coerce.number().positive().parse(values.rate)
const sampleMs = 10_000
const say = (line: string) => process.stdout.write(`${line}\n`)

function halfOfHeld(): number {
  const file = join(folder, 'load.json')
  if (!existsSync(file)) throw new Error('give --rate, or run npm run bench:load first')
  const { loads } = z
    .object({ loads: z.array(z.object({ engine: z.string(), perSecond: z.number() })) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  const held = loads.find(load => load.engine === engine)?.perSecond
  if (held === undefined) throw new Error(`npm run bench:load has no result for ${engine}`)
  return Math.max(1, Math.round(held / 2))
}

function rssOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const dir = scratchDir()
const postgres = engine === 'PostgreSQL' ? await startPostgres() : null
const env = postgres === null ? { DATA_DIR: dir } : { DATABASE_URL: await postgres.createDatabase('soak') }
const server = await startServer({
  ...env,
  RATE_LIMIT: '1000000',
  LOG_LEVEL: 'info',
  NODE_OPTIONS: withInspector,
})
const live = await openLiveMemory(server.output())
const busy = loadavg()[0] ?? 0
try {
  const samples: Sample[] = []
  const started = performance.now()
  const ended = new AbortController()
  const sampling = (async () => {
    while (!ended.signal.aborted) {
      const sample = {
        minutes: (performance.now() - started) / 60_000,
        megabytes: await live.megabytes(),
        rss: rssOf(server.child.pid ?? 0),
      }
      samples.push(sample)
      if (samples.length % 6 === 0)
        say(
          `${sample.minutes.toFixed(1)} min: ${sample.megabytes.toFixed(1)} MB held, ${sample.rss.toFixed(0)} MB in all`,
        )
      await pause(sampleMs, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()
  const load = await generate({ base: server.url, perSecond, seconds: minutes * 60 })
  ended.abort()
  await sampling
  live.close()

  const { isFlat } = trend(samples)
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.versions.node}, load ${busy.toFixed(1)} before the start${getPriority() === 0 ? '' : `, at priority ${getPriority()}`}`
  const soak: Soak = { machine, engine, minutes, perSecond, load, samples }
  const text = report(soak)
  writeFileSync(join(folder, 'soak.md'), text)
  writeFileSync(join(folder, 'soak.json'), `${JSON.stringify(soak, null, 2)}\n`)
  say(text)
  say(isFlat ? 'flat' : 'not flat')
  process.exitCode = isFlat && load.failed === 0 ? 0 : 1
} finally {
  await server.stop()
  await postgres?.stop()
  rmSync(dir, { recursive: true, force: true })
}
