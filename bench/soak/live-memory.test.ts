import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { openLiveMemory, withInspector } from './live-memory.ts'

const program = `
  const kept = []
  let dropped = Buffer.alloc(64 * 2 ** 20)
  dropped = null
  process.stdin.on('data', () => { kept.push(Buffer.alloc(32 * 2 ** 20)); console.log('kept') })
`
const children: ReturnType<typeof spawn>[] = []
afterEach(() => children.splice(0).forEach(child => child.kill()))

test('what was dropped does not count, and what is kept does', async () => {
  const child = spawn(process.execPath, [withInspector, '-e', program])
  children.push(child)
  const [printed] = await once(child.stderr, 'data')
  const memory = await openLiveMemory(String(printed))
  const before = await memory.megabytes()
  child.stdin.write('more\n')
  await once(child.stdout, 'data')
  const after = await memory.megabytes()
  memory.close()
  expect(before).toBeLessThan(40)
  expect(after - before).toBeGreaterThan(30)
  expect(after - before).toBeLessThan(40)
})

test('a process without an inspector is told', async () => {
  await expect(openLiveMemory('Ready: http://localhost:3000')).rejects.toThrow('without an inspector')
})
