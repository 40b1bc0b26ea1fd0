// The servers that are compared, each a process of its own on the same PostgreSQL.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgrest } from '#tests/conformance/postgrest.ts'
import { freePort } from '#tests/support/postgres.ts'

export interface Peer {
  name: string
  base: string
  pid: number
  stop(): Promise<void>
}

export const key = 'public-anon-key'

export const startOurs = (databaseUrl: string) =>
  startNode('ours', 'server.ts', '/rest/v1', port => ({
    env: { DATABASE_URL: databaseUrl, PORT: String(port), SEED_DATE: '2026-03-15', LOG_LEVEL: 'info' },
    args: [],
  }))

export const startTableApi = (databaseUrl: string) =>
  startNode('table API alone', 'table-api.ts', '/rest/v1', port => ({
    env: {},
    args: [databaseUrl, String(port)],
  }))

export const startFloor = (databaseUrl: string) =>
  startNode('floor', 'floor.ts', '', port => ({ env: {}, args: [databaseUrl, String(port)] }))

export async function startTheirs(
  databaseUrl: string,
): Promise<(Peer & { emulated: boolean }) | { reason: string }> {
  const started = await startPostgrest(databaseUrl)
  return 'reason' in started ? started : { name: 'PostgREST', base: started.url, ...started }
}

async function startNode(
  name: string,
  file: string,
  prefix: string,
  how: (port: number) => { env: Record<string, string>; args: string[] },
): Promise<Peer> {
  const port = await freePort()
  const { env, args } = how(port)
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(child, 'exit')
  const base = `http://127.0.0.1:${port}${prefix}`
  const peer = {
    name,
    base,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
  await untilAnswered(`${base}/property_listings?select=*&id=eq.7`, () => child.exitCode === null)
  return peer
}

async function untilAnswered(url: string, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const response = await fetch(url, { headers: { apikey: key } }).catch(() => null)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`no server at ${url}`)
}

/** Seconds of processor time that a process has used, where the system tells. */
export function processorSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}
