// What an operator meets: wrong settings, a directory in use, a database that is away, a stop in mid-request.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { keyed, scratchDir, spawnServer, startServer, type ServerProcess } from '#tests/support/server.ts'

const endOf = async (env: Record<string, string>) => {
  const { child, output } = spawnServer(env)
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}

test('wrong settings stop the start, all listed in words', async () => {
  const { code, output } = await endOf({ PORT: 'abc', STAFF_ACCESS: 'locked', SMTP_URL: 'smtp://h' })
  expect(code).toBe(1)
  expect(output).toMatch(/PORT must be/)
  expect(output).toMatch(/STAFF_PASSWORD_HASH is missing/)
  expect(output).toMatch(/NOTIFY_EMAIL is missing/)
  expect(output).not.toMatch(/\n\s+at /)
})

test('a wrong password for the database stops the start and does not print it', async () => {
  const server = await startPostgres()
  const { code, output } = await endOf({ DATABASE_URL: server.url.replace('test-only', 'sesame-wrong') })
  await server.stop()
  expect(code).toBe(1)
  expect(output).toMatch(/password authentication failed/)
  expect(output).not.toContain('sesame-wrong')
})

describe('one server on the embedded database', () => {
  const dir = scratchDir()
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: dir })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  test('a second one on the same directory is refused in words', async () => {
    const { code, output } = await endOf({ DATA_DIR: dir })
    expect(code).toBe(1)
    expect(output).toMatch(/Another server .* is using the data directory/)
  })

  test('a port that is taken is named as such', async () => {
    const port = new URL(server.url).port
    const other = scratchDir()
    const { code, output } = await endOf({ DATA_DIR: other, PORT: port })
    rmSync(other, { recursive: true, force: true })
    expect(code).toBe(1)
    expect(output).toMatch(/The port is taken/)
  })

  test('SIGTERM lets a request under way finish', async () => {
    const body = JSON.stringify({ name: 'Slow Writer', email: 'slow@example.com', vertical: 'other' })
    const post = request(`${server.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { ...keyed, 'content-length': Buffer.byteLength(body) },
    })
    post.write(body.slice(0, 10))
    // The server has seen the request once it answers another one that was sent later.
    await fetch(`${server.url}/healthz`)
    const stopped = server.stop('SIGTERM')
    post.end(body.slice(10))
    const [response] = await once(post, 'response')
    expect(response.statusCode).toBe(201)
    expect(await stopped).toBe(0)
  })
})

describe('a PostgreSQL that is away', () => {
  let database: TestPostgres
  beforeAll(async () => {
    database = await startPostgres()
  })
  afterAll(() => database.stop())

  const untilStatus = async (url: string, wanted: number) => {
    for (;;) {
      const response = await fetch(url, { headers: keyed })
      if (response.status === wanted) return response
      await response.arrayBuffer()
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }

  afterEach(() => database.resume())

  test('static pages keep working, the API says 503 and then recovers by itself', async () => {
    const server = await startServer({ DATABASE_URL: await database.createDatabase() })
    const page = `${server.url}/rest/v1/property_listings?select=id&limit=1`
    expect((await fetch(page, { headers: keyed })).status).toBe(200)

    await database.halt('kill')
    const refused = await untilStatus(page, 503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/cannot be reached/) })
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ live: true, ready: false })

    await database.resume()
    await untilStatus(page, 200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await server.stop()
  }, 60_000)

  test('a server may start before its database', async () => {
    const url = await database.createDatabase()
    await database.halt()
    const server = await startServer({ DATABASE_URL: url })
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    await database.resume()
    await untilStatus(`${server.url}/rest/v1/property_listings?limit=1`, 200)
    await server.stop()
  }, 60_000)

  test('nothing listens there at all: the same', async () => {
    const server = await startServer({ DATABASE_URL: `postgres://u:p@127.0.0.1:${await freePort()}/x` })
    expect((await fetch(`${server.url}/rest/v1/property_listings`, { headers: keyed })).status).toBe(503)
    await server.stop()
  })
})
