// A command of package.json as a person types it, in a process group of its own.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export interface Running {
  url: string
  stop(): Promise<void>
}

/** Other packages than the lockfile's would be replaced by the command itself, under the feet of all other tests. */
export function requireInstalled(): void {
  try {
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { isInstalled } from ${JSON.stringify(join(root, 'scripts', 'prepare.mjs'))}\nprocess.exit(isInstalled() ? 0 : 1)`,
    ])
  } catch {
    throw new Error('The packages are not those of the lockfile: run npm start or npm test once.')
  }
}

export async function start(command: string[], cwd: string, env: Record<string, string>): Promise<Running> {
  const child = spawn('npm', command, {
    cwd,
    // Not all of ours: Vite builds no pages where it finds itself under test.
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const gone = once(child, 'exit')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const ready = /Ready: (http:\S+)/.exec(output)
        if (ready?.[1] !== undefined) resolve(ready[1])
      })
    child.on('exit', code =>
      reject(new Error(`npm ${command.join(' ')} ended with code ${code}:\n${output}`)),
    )
  })
  return {
    url,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await gone
    },
  }
}
