// More at once than the server can do: each is answered or told at once to come back, none is left hanging, none fails.
import { Agent, request } from 'node:http'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase, engineKinds } from '#tests/support/engines.ts'
import { keyed, scratchDir, startServer, type ServerProcess } from '#tests/support/server.ts'

const crowd = 300
const question = JSON.stringify({
  query: 'top 5 brands by revenue',
  table: 'ecommerce_products',
  demo_type: 'ecommerce',
})

interface Answer {
  status: number
  retryAfter: string | undefined
}

describe.each(engineKinds)('a crowd on %s', { timeout: 180_000 }, kind => {
  const dir = scratchDir()
  const agent = new Agent({ maxSockets: crowd })
  let server: ServerProcess
  beforeAll(async () => {
    const database: Record<string, string> =
      kind === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : { DATA_DIR: dir }
    server = await startServer({ ...database, RATE_LIMIT: '0' })
  }, 240_000)
  afterAll(async () => {
    agent.destroy()
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  const ask = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { ...keyed, authorization: `Bearer ${keyed.apikey}` }
      const options = { method: 'POST', agent, headers }
      const asking = request(`${server.url}/functions/v1/nl-to-sql`, options, response => {
        response.resume()
        const { statusCode: status = 0, headers: sent } = response
        response.on('end', () => resolve({ status, retryAfter: sent['retry-after'] }))
      })
      asking.on('error', reject)
      asking.end(question)
    })

  test('is answered in part, and the rest is turned away with when to come back', async () => {
    const isServed = async () => (await ask()).status
    await expect.poll(isServed, { timeout: 60_000 }).toBe(200)
    const answers = await Promise.all(Array.from({ length: crowd }, ask))
    const turnedAway = answers.filter(({ status }) => status === 503)
    // On a machine that is busy with other things, a statement may meet its time limit, which is told too.
    expect(answers.filter(({ status }) => ![200, 503, 504].includes(status))).toEqual([])
    expect(turnedAway.length).toBeGreaterThan(0)
    expect(turnedAway.length).toBeLessThan(crowd)
    expect(turnedAway.filter(({ retryAfter }) => retryAfter !== '1')).toEqual([])
    await expect.poll(isServed, { timeout: 60_000 }).toBe(200)
  })
})
