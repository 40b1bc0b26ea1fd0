// npm test: everything, from a fresh clone. Installs, checks, builds, then runs the suites and the browser journeys.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, checkNode, install, npm, projectEnv, projectNode, root, run, say } from './prepare.mjs'
import { ensureBrowser } from './browser.mjs'
import { readJourneys, readUnitReport } from './test-reports.mjs'

checkNode()
await install('[install]')
const scratch = mkdtempSync(join(tmpdir(), 'test-'))
const totals = { passed: 0, failed: 0 }
const tally = (passed, failed) => {
  totals.passed += passed
  totals.failed += failed
}
/** What failed, said again at the end: thousands of lines may stand between a failure and the last one. */
const failures = []
const bin = name => join(root, 'node_modules', '.bin', name)

/** A step that either holds or does not, such as the format check. */
async function step(name, work) {
  try {
    await work()
    say(`ok      ${name}`)
    tally(1, 0)
    return true
  } catch (error) {
    say(`FAILED  ${name}\n${error.message}`)
    failures.push(name)
    tally(0, 1)
    return false
  }
}

/** A runner that counts its own tests in a JSON report; no report means that it did not even start. */
async function suite(name, report, read, work) {
  say(`\n== ${name}`)
  const ended = await work().then(
    () => true,
    () => false,
  )
  if (!existsSync(report)) {
    failures.push(`${name}: it did not start`)
    return tally(0, 1)
  }
  const { passed, failed, names } = read(JSON.parse(readFileSync(report, 'utf8')))
  // A crash outside any test (a failing hook, an unhandled rejection) must not pass for success.
  const crashed = failed === 0 && !ended
  failures.push(...names, ...(crashed ? [`${name}: a failure outside any test`] : []))
  tally(passed, crashed ? 1 : failed)
}

/** What needs no built site, one after the other beside the build: with four at once, two cores take longer. */
async function checks() {
  await step('format', () => run(bin('prettier'), ['--check', '.']))
  await step('lint', () => run(bin('oxlint'), []))
  await step('types', () => npm(['run', 'types']))
}

const [built] = await Promise.all([step('build', () => build('[build]')), checks()])

const unitReport = join(scratch, 'unit.json')
await suite('unit, database, API, conformance and fault tests', unitReport, readUnitReport, () =>
  run(
    bin('vitest'),
    [
      'run',
      '--project=pure',
      '--project=whole',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${unitReport}`,
    ],
    {
      show: true,
    },
  ),
)

if (built) {
  await ensureBrowser(say)
  const journeys = join(scratch, 'journeys.json')
  await suite('journeys in a browser', journeys, readJourneys, () =>
    withServer(url =>
      run(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'], {
        show: true,
        env: { ...projectEnv(), BASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
      }),
    ),
  )
}

rmSync(scratch, { recursive: true, force: true })
for (const name of failures) say(`FAILED  ${name}`)
say(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/** The product itself, on the embedded database, for as long as the journeys run. */
async function withServer(work) {
  const env = {
    ...projectEnv(),
    PORT: '0',
    DATA_DIR: join(scratch, 'data'),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  }
  const server = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', 'src/api/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await new Promise((resolve, reject) => {
      let seen = ''
      server.stdout.on('data', chunk => {
        seen += chunk
        const ready = /Ready: (http:\S+)/.exec(seen)
        if (ready) resolve(ready[1])
      })
      server.on('exit', code => reject(new Error(`the server ended with code ${code} before it was ready`)))
    })
    await work(url)
  } finally {
    if (server.exitCode === null) {
      const gone = new Promise(resolve => server.on('exit', resolve))
      server.kill('SIGTERM')
      await gone
    }
  }
}
