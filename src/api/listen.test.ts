import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { drain } from './drain.ts'
import { listen, portOf } from './listen.ts'

const open: (() => Promise<void>)[] = []
afterEach(() => Promise.all(open.splice(0).map(close => close())))

async function start(port = 0) {
  const server = createServer((_, response) => response.end('here'))
  const doors = await listen(server, port, '127.0.0.1')
  const close = () => drain(server, doors, 1000)
  open.push(close)
  return { port: portOf(server), doors, close }
}

const visit = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then(answer => answer.text())

test('a crowd of newcomers is let in, through whichever door', async () => {
  const { port } = await start()
  const answers = await Promise.all(Array.from({ length: 100 }, () => visit(port)))
  expect(new Set(answers)).toEqual(new Set(['here']))
})

test('a port that is taken is refused, although listeners share one', async () => {
  const { port } = await start()
  await expect(start(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('after the server has stopped every door is closed', async () => {
  const { port, close } = await start()
  open.length = 0
  await close()
  await expect(visit(port)).rejects.toThrow('fetch failed')
})
