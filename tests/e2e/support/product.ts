// A product of a test's own. It starts on a copy of a database that was filled once, instead of filling another.
import { cpSync, rmSync } from 'node:fs'
import { scratchDir, startServer, type ServerProcess } from '#tests/support/server.ts'

/** The sample is of yesterday, so that what a test does today comes after all of it. */
const sampleDay = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** Before the first journey: the database that all of them copy. */
export default async function fillDatabase(): Promise<() => void> {
  const dir = scratchDir()
  process.env.FILLED_DATABASE = dir
  process.env.FILLED_DATABASE_DAY = sampleDay()
  const server = await startServer({ DATA_DIR: dir, SEED_DATE: process.env.FILLED_DATABASE_DAY })
  await server.stop()
  return () => rmSync(dir, { recursive: true, force: true })
}

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
