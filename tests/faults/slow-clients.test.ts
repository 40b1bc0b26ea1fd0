// A thousand connections that only wait, and hundreds that dawdle, leave the service to those who ask.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyed, scratchDir, startServer, type ServerProcess } from '#tests/support/server.ts'
import { slowClients, type SlowClients, type SlowKind } from '#tests/support/slow-clients.ts'

const none: Record<SlowKind, number> = { idle: 0, 'slow headers': 0, 'slow body': 0, 'slow reading': 0 }

describe('with slow clients', { timeout: 120_000 }, () => {
  const dir = scratchDir()
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: dir })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  const visit = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.url + path, { headers: keyed, ...init })
    await response.arrayBuffer()
    return response.status
  }
  const question = {
    method: 'POST',
    headers: { ...keyed, authorization: `Bearer ${keyed.apikey}` },
    body: JSON.stringify({ query: 'how many products', table: 'ecommerce_products', demo_type: 'ecommerce' }),
  }

  test.each<[string, Record<SlowKind, number>]>([
    ['1,000 idle connections', { ...none, idle: 1000 }],
    ['200 senders of headers', { ...none, 'slow headers': 200 }],
    // More than the questions that may be under way at once.
    ['200 senders of questions', { ...none, 'slow body': 200 }],
    ['60 readers', { ...none, 'slow reading': 60 }],
  ])('%s: pages, tables and questions are served', async (_, numbers) => {
    const others: SlowClients = await slowClients(server.url, numbers)
    const seen: number[] = []
    for (let n = 0; n < 5; n++)
      seen.push(
        await visit('/'),
        await visit('/rest/v1/visitors?select=id&limit=5'),
        await visit('/functions/v1/nl-to-sql', question),
      )
    others.close()
    expect(seen).toEqual(seen.map(() => 200))
  })
})
