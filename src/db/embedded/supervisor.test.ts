import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#db/problems.ts'
import { Supervisor } from './supervisor.ts'

const limitMs = 4000
const work = (rows: number) => ({
  op: 'query' as const,
  statement: { text: `select count(*) as n from generate_series(1, ${rows}) a, generate_series(1, 1000) b` },
  as: 'server' as const,
  durable: false,
})
/** Far more than the limit, on any machine. */
const endless = work(100_000_000)

let dir: string
let supervisor: Supervisor
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'supervised-'))
  supervisor = new Supervisor(join(dir, 'db'), limitMs)
  await supervisor.start()
})
afterEach(async () => {
  await supervisor.close()
  rmSync(dir, { recursive: true, force: true })
})

test('a long line is no hang: the time of each begins with its turn', async () => {
  await supervisor.ask(work(500))
  const started = performance.now()
  await supervisor.ask(work(500))
  const each = performance.now() - started
  const line = Array.from({ length: Math.ceil((1.5 * limitMs) / each) }, () => supervisor.ask(work(500)))
  for (const rows of await Promise.all(line)) expect(rows).toEqual([{ n: '500000' }])
})

test('a statement that hangs is ended, with those behind it, and the next one is served', async () => {
  const outcomes = await Promise.allSettled([supervisor.ask(endless), supervisor.ask(work(1))])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
  await expect.poll(() => supervisor.ask(work(1)).catch(() => null)).toEqual([{ n: '1000' }])
})
