import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { limits } from './limits.ts'
import { RestProblem } from './problems.ts'
import { readBody } from './read-body.ts'

const app = new Hono()
app.post('/', async c => c.text(String((await readBody(c.req)).length)))
app.onError(error => new Response(error instanceof RestProblem ? error.body.code : String(error)))

const sent = async (body: BodyInit | null, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return (await app.request('/', init)).text()
}
/** Bytes whose number nobody says beforehand. */
const stream = (size: number) =>
  new ReadableStream({
    start(controller) {
      for (let left = size; left > 0; left -= 65_536)
        controller.enqueue(new Uint8Array(Math.min(left, 65_536)))
      controller.close()
    },
  })

describe('a body', () => {
  test('is read whole, with or without a declared length', async () => {
    expect(await sent('hello', { 'content-length': '5' })).toBe('5')
    expect(await sent(stream(200_000))).toBe('200000')
    expect(await sent(null)).toBe('0')
  })
  test('of exactly the limit passes', async () => {
    expect(await sent(stream(limits.bodyBytes))).toBe(String(limits.bodyBytes))
  })
  test('that declares too much is refused before it is read', async () => {
    expect(await sent('short', { 'content-length': String(limits.bodyBytes + 1) })).toBe('body_too_large')
  })
  test('that turns out to be too much is refused, whatever it declared', async () => {
    expect(await sent(stream(limits.bodyBytes + 1))).toBe('body_too_large')
    expect(
      await sent(stream(limits.bodyBytes + 1), { 'content-length': '5', 'transfer-encoding': 'chunked' }),
    ).toBe('body_too_large')
  })
})
