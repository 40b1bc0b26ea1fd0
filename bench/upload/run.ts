// How fast a long MLS export is uploaded, beside PostgreSQL's COPY of the same file: npm run bench:upload
// ROUNDS and ROWS change the length of the run. The site must be built (npm run build).
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from '#tests/support/server.ts'
import { busiestTaskIn, startBrowser, uploadIn } from './browser.ts'
import { copyFile, mergeFile, prepare } from './copy.ts'
import { listingsFile } from './listings-file.ts'
import { report, type Round } from './report.ts'

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const rounds = setting('ROUNDS', 5)
const rows = setting('ROWS', 10_000)
const say = (line: string) => process.stdout.write(`${line}\n`)

const notes: string[] = []
const busy = loadavg()[0] ?? 0
if (busy > cpus().length / 2)
  notes.push(
    `Other work was running on this machine (load ${busy.toFixed(1)} on ${cpus().length} processors before the start): the upload, which needs several processes, suffers more than COPY, and tasks of the page last longer than they are.`,
  )

const scratch = mkdtempSync(join(tmpdir(), 'upload-'))
// PostgreSQL reads the file itself, under an account of its own.
chmodSync(scratch, 0o755)
const postgres = await startPostgres()
const url = await postgres.createDatabase('bench')
const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
const client = new pg.Client(url)
await client.connect()
await prepare(client)
const browser = await startBrowser()

try {
  const page = await browser.newPage()
  const fileOf = (round: number) => {
    const file = join(scratch, `listings-${round}.csv`)
    writeFileSync(file, listingsFile(rows, `R${round}-`))
    return file
  }
  // The first upload warms up, and is the one that is traced.
  const busiest = await busiestTaskIn(browser, page, () => uploadIn(page, server.url, fileOf(0), rows))
  const measured: Round[] = []
  for (let round = 1; round <= rounds; round++) {
    const file = fileOf(round)
    const { ms: uploadMs, longTasks } = await uploadIn(page, server.url, file, rows)
    const copyMs = await copyFile(client, file)
    const mergeMs = await mergeFile(client)
    say(
      `round ${round}: upload ${Math.round(uploadMs)} ms, COPY ${Math.round(copyMs)} ms, rules ${Math.round(mergeMs)} ms`,
    )
    measured.push({ rows, uploadMs, copyMs, mergeMs, longTasks })
  }
  say(report(measured, busiest, notes))
} finally {
  await browser.close()
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(scratch, { recursive: true, force: true })
}
