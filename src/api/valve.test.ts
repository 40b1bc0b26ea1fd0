import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { calm } from './pulse.ts'
import { admit, makeValve, type Valve, type ValveOptions } from './valve.ts'

/** Work that ends when it is told to, on a clock that stands still otherwise. */
function stage(options: Partial<ValveOptions> = {}) {
  let time = 0
  const valve = makeValve({
    least: 2,
    most: 8,
    targetMs: 400,
    mostLagMs: 100,
    pulse: calm,
    now: () => time,
    ...options,
  })
  const ends: (() => void)[] = []
  const begin = () => {
    const done = valve.through(() => new Promise<void>(resolve => ends.push(resolve)))
    return { done }
  }
  const endAll = async (started: { done: Promise<void> }[], after: number) => {
    time += after
    for (const end of ends.splice(0)) end()
    await Promise.all(started.map(({ done }) => done))
  }
  const roomOf = async () => {
    const started = []
    while (!valve.isFull()) started.push(begin())
    await endAll(started, 0)
    return started.length
  }
  const wait = (ms: number) => void (time += ms)
  return { valve, begin, endAll, roomOf, wait }
}

describe('a valve', () => {
  test('is full at its bound and has room again when work ends', async () => {
    const { valve, begin, endAll } = stage()
    const started = Array.from({ length: 8 }, begin)
    expect(valve.isFull()).toBe(true)
    await endAll(started, 10)
    expect(valve.isFull()).toBe(false)
  })

  test('lets less through after slow work, once for all that were slow together', async () => {
    const { begin, endAll, roomOf } = stage()
    await endAll(Array.from({ length: 8 }, begin), 1000)
    expect(await roomOf()).toBe(6)
  })

  test('never closes', async () => {
    const { begin, endAll, roomOf } = stage()
    for (let n = 0; n < 50; n++) await endAll([begin()], 1000)
    expect(await roomOf()).toBe(2)
  })

  test('opens again while work is quick', async () => {
    const { begin, endAll, roomOf } = stage()
    for (let n = 0; n < 50; n++) await endAll([begin()], 1000)
    for (let n = 0; n < 100; n++) await roomOf()
    expect(await roomOf()).toBe(8)
  })

  test('lets only the least in while older work does not end', async () => {
    const { valve, begin, endAll, wait } = stage()
    const started = [begin()]
    wait(700)
    expect(valve.isFull()).toBe(false)
    started.push(begin())
    expect(valve.isFull()).toBe(true)
    await endAll(started, 0)
    expect(valve.isFull()).toBe(false)
  })

  test('lets only the least in while the thread is late', async () => {
    let lag = 101
    const { valve, begin, endAll } = stage({ pulse: { lagMs: () => lag } })
    const started = [begin()]
    expect(valve.isFull()).toBe(false)
    started.push(begin())
    expect(valve.isFull()).toBe(true)
    lag = 100
    expect(valve.isFull()).toBe(false)
    await endAll(started, 0)
  })

  test('makes room again when work fails', async () => {
    const { valve } = stage({ most: 1, least: 1 })
    await expect(valve.through(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(valve.isFull()).toBe(false)
  })
})

describe('a route behind a full valve', () => {
  const full: Valve = { isFull: () => true, through: work => work() }
  const app = new Hono().use(admit(full)).all('*', c => c.text('served'))

  test('answers with 503 and when to come back', async () => {
    const response = await app.request('/')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await response.json()).toEqual({ error: expect.stringMatching(/try again/) })
  })

  test('takes what is sent to be kept', async () => {
    expect((await app.request('/rest/v1/contact_submissions', { method: 'POST' })).status).toBe(200)
  })

  test('speaks PostgREST at the table API', async () => {
    expect(await (await app.request('/rest/v1/visitors')).json()).toMatchObject({ code: 'SITE_BUSY' })
  })
})

/** What fetch wants to know of a body in pieces; its types do not know it. */
const streamed = { duplex: 'half' }

test('a body that comes in slowly takes up no room', async () => {
  const valve = makeValve({ least: 1, most: 1, targetMs: 400, mostLagMs: 100, pulse: calm })
  const app = new Hono().use(admit(valve)).all('*', async c => c.text(await c.req.text()))
  let end = () => {}
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('slow'))
      end = () => controller.close()
    },
  })
  const slow = app.request(new Request('http://site/', { method: 'POST', body, ...streamed }))
  expect((await app.request('/')).status).toBe(200)
  end()
  expect(await (await slow).text()).toBe('slow')
})
