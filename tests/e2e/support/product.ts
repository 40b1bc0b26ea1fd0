// A product of a test's own. It starts on a copy of a database that was filled once, instead of filling another.
import { cpSync, rmSync } from 'node:fs'
import { scratchDir, startServer, type ServerProcess } from '#tests/support/server.ts'

export function filledDatabase(): { DATA_DIR: string; SEED_DATE: string } {
  const { FILLED_DATABASE: filled, FILLED_DATABASE_DAY: day } = process.env
  if (filled === undefined || day === undefined)
    throw new Error('No database was filled before the journeys.')
  const dir = scratchDir()
  cpSync(filled, dir, { recursive: true })
  return { DATA_DIR: dir, SEED_DATE: day }
}

export async function startProduct(env: Record<string, string> = {}): Promise<ServerProcess> {
  const data = filledDatabase()
  const server = await startServer({ ...data, RATE_LIMIT: '0', ...env })
  return {
    ...server,
    async stop(signal) {
      const code = await server.stop(signal)
      rmSync(data.DATA_DIR, { recursive: true, force: true })
      return code
    },
  }
}
