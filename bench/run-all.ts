// npm run bench: every measurement, one after the other, then RESULTS.md from what they wrote. Needs a build (npm run build).
//   npm run bench -- --only eval,growth   these alone; the others keep their last results
//   npm run bench -- --report             no measurement, only RESULTS.md
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benches, type Bench } from './benches.ts'
import { results, runSchema, type Section } from './results.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { only: { type: 'string' }, report: { type: 'boolean', default: false } },
})
const chosen = values.only?.split(',') ?? benches.map(({ name }) => name)
const unknown = chosen.filter(name => !benches.some(bench => bench.name === name))
if (unknown.length > 0)
  throw new Error(`no bench ${unknown.join(', ')}: ${benches.map(b => b.name).join(', ')}`)

/** Null when it went well. */
async function failureOf({ name, command }: Bench): Promise<string | null> {
  process.stdout.write(`\n== ${name}: ${command.join(' ')}\n`)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code, signal] = await once(child, 'exit')
  return code === 0 ? null : `ended with ${code === null ? signal : `code ${code}`}`
}

const ledger = join(import.meta.dirname, 'results', 'runs.json')
const runs = existsSync(ledger) ? runSchema.parse(JSON.parse(readFileSync(ledger, 'utf8'))) : {}
const day = new Date().toISOString().slice(0, 10)
const load = loadavg()
const failures = new Map<string, string>()
if (!values.report)
  for (const bench of benches) {
    if (!chosen.includes(bench.name)) continue
    const busy = loadavg()[0] ?? 0
    const failure = await failureOf(bench)
    if (failure === null) runs[bench.name] = { day, load: Number(busy.toFixed(1)) }
    else failures.set(bench.name, failure)
  }
writeFileSync(ledger, `${JSON.stringify(runs, null, 2)}\n`)

const sections = benches.map((bench): Section => {
  const file = join(import.meta.dirname, bench.result)
  return {
    bench,
    text: existsSync(file) ? readFileSync(file, 'utf8') : null,
    run: runs[bench.name] ?? null,
    failure: failures.get(bench.name) ?? null,
  }
})
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`
writeFileSync(join(import.meta.dirname, 'RESULTS.md'), results(sections, { day, machine, load }))
process.stdout.write('\nWrote bench/RESULTS.md\n')
process.exitCode = failures.size === 0 ? 0 : 1
