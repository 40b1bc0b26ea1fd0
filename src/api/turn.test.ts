import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { inTurn } from './turn.ts'

let time = 0
let endTurn = () => {}
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach(close => close()))

async function start(): Promise<(path: string, method?: string) => Promise<Response>> {
  time = 0
  const served: RequestListener = (_, response) => response.end('served')
  const server = createServer(
    inTurn(served, {
      mostMs: 100,
      now: () => time,
      afterTurn: work => {
        endTurn = work
      },
    }),
  )
  server.listen(0)
  closing.push(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return (path, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
}

test('whoever is read early in a turn is served', async () => {
  const get = await start()
  await get('/')
  time = 100
  expect((await get('/blog')).status).toBe(200)
})

test('whoever is read late in a turn is told when to come back, in words', async () => {
  const get = await start()
  await get('/')
  time = 101
  const late = await get('/blog')
  expect(late.status).toBe(503)
  expect(late.headers.get('retry-after')).toBe('1')
  expect(await late.json()).toEqual({ error: expect.stringContaining('try again in a moment') })
})

test('the next turn serves again', async () => {
  const get = await start()
  await get('/')
  time = 500
  endTurn()
  expect((await get('/blog')).status).toBe(200)
})

test('what somebody has written is taken in, and health is told, however late', async () => {
  const get = await start()
  await get('/')
  time = 5000
  expect((await get('/rest/v1/contact_submissions', 'POST')).status).toBe(200)
  expect((await get('/contact', 'POST')).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/functions/v1/nl-to-sql', 'POST')).status).toBe(503)
})
