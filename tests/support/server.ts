// The product as its own process, as an operator runs it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const anonKey = 'public-anon-key'
export const keyed = { apikey: anonKey, 'content-type': 'application/json' }

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything that it has printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const root = join(import.meta.dirname, '..', '..')

export const scratchDir = () => mkdtempSync(join(tmpdir(), 'server data '))

export function spawnServer(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/api/server.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      SEED_DATE: '2026-11-15',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  return { child, output: () => text }
}

export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const { child, output } = spawnServer({ DATA_DIR: scratchDir(), ...env })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /Ready: (http:\S+)/.exec(output())
      if (ready?.[1] !== undefined) resolve(ready[1])
    })
    child.on('exit', code => reject(new Error(`the server ended with code ${code}:\n${output()}`)))
  })
  return {
    url,
    child,
    output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill(signal)
        await gone
      }
      return child.exitCode
    },
  }
}
