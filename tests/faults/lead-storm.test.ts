// A lead that was acknowledged is never lost, also when the server is killed in the middle of many.
import { rmSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded/database.ts'
import { engineKinds, emptyDatabase } from '#tests/support/engines.ts'
import { keyed, scratchDir, startServer, type ServerProcess } from '#tests/support/server.ts'

const leads = 280
const atOnce = 20
const killAfter = 60

const lead = (n: number) =>
  JSON.stringify({ name: `Lead ${n}`, email: `lead${n}@example.com`, vertical: 'other' })
// Each from an address of its own, or the limit for one address would end the storm.
const from = (n: number) => `198.51.${100 + Math.floor(n / 250)}.${n % 250}`

async function storm(server: ServerProcess): Promise<number[]> {
  const acknowledged: number[] = []
  let next = 0
  const sender = async () => {
    while (next < leads) {
      const n = next++
      try {
        const response = await fetch(`${server.url}/rest/v1/contact_submissions`, {
          method: 'POST',
          headers: { ...keyed, 'x-forwarded-for': from(n) },
          body: lead(n),
        })
        if (response.status === 201) acknowledged.push(n)
        if (acknowledged.length === killAfter) server.child.kill('SIGKILL')
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return acknowledged
}

describe.each(engineKinds)('on %s', kind => {
  test('kill -9 in a storm of leads loses no acknowledged one', async () => {
    const dir = scratchDir()
    const url = kind === 'postgres' ? await emptyDatabase() : null
    const server = await startServer({
      DATA_DIR: dir,
      TRUST_PROXY: '1',
      ...(url === null ? {} : { DATABASE_URL: url }),
    })
    const acknowledged = await storm(server)
    await server.stop('SIGKILL')
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)

    const stored = new Set(url === null ? await namesInDir(dir) : await namesIn(url))
    expect(acknowledged.filter(n => !stored.has(`Lead ${n}`))).toEqual([])
    rmSync(dir, { recursive: true, force: true })
  }, 60_000)
})

const everyName = 'select name from contact_submissions'

async function namesInDir(dir: string): Promise<string[]> {
  const db = await openEmbedded(dir, async () => undefined)
  const rows = await db.query<{ name: string }>({ text: everyName }, 'server')
  await db.close()
  return rows.map(row => row.name)
}

async function namesIn(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(everyName)
  await client.end()
  return rows.map(row => row.name)
}
