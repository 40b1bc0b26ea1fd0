// A replica that dies under readers: nobody notices but the health route, and it is used again when it is back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { keyed, startServer, type ServerProcess } from '#tests/support/server.ts'

describe('a server with a replica', () => {
  let primary: TestPostgres
  let replica: TestPostgres
  let server: ServerProcess
  beforeAll(async () => {
    primary = await startPostgres({ fsync: 'off' })
    const url = await primary.createDatabase('site')
    replica = await primary.replicate()
    server = await startServer({
      DATABASE_URL: url,
      READ_DATABASE_URL: replica.url.replace(/postgres$/, 'site'),
    })
  })
  afterAll(async () => {
    await server.stop()
    await replica.stop()
    await primary.stop()
  })

  const health = async () => (await fetch(`${server.url}/healthz`)).json()
  const untilReplicaIs = async (state: string) => {
    const replicas = [expect.objectContaining({ state })]
    await expect.poll(health).toMatchObject({ ready: true, database: { replicas } })
  }
  const page = async () => {
    const response = await fetch(`${server.url}/rest/v1/reservations?select=id&limit=20`, { headers: keyed })
    await response.arrayBuffer()
    return response.status
  }
  const ask = async () => {
    const response = await fetch(`${server.url}/functions/v1/nl-to-sql`, {
      method: 'POST',
      headers: { ...keyed, authorization: `Bearer ${keyed.apikey}` },
      body: JSON.stringify({
        query: 'how many products',
        table: 'ecommerce_products',
        demo_type: 'ecommerce',
      }),
    })
    await response.arrayBuffer()
    return response.status
  }

  test('keeps answering when it is killed, says so, and takes it back', async () => {
    await untilReplicaIs('in use')
    const statuses: number[] = []
    const visitor = async (visit: () => Promise<number>, times: number) => {
      for (let n = 0; n < times; n++) statuses.push(await visit())
    }
    const visits = Promise.all([visitor(page, 80), visitor(page, 80), visitor(page, 80), visitor(ask, 12)])
    await expect.poll(() => statuses.length, { interval: 2 }).toBeGreaterThan(30)
    await replica.halt('kill')
    await visits
    expect(statuses.filter(status => status !== 200)).toEqual([])

    await untilReplicaIs('away')
    await replica.resume()
    await untilReplicaIs('in use')
    expect([await page(), await ask()]).toEqual([200, 200])
  })
})
