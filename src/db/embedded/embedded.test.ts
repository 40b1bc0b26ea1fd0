import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import { DataDirInUse } from './data-lock.ts'
import { openEmbedded, type EmbeddedEngine } from './database.ts'

const prepare = async (session: Parameters<typeof migrate>[0]) => void (await migrate(session))

/** Another process that holds the lock until it is told otherwise. */
async function holdInAnotherProcess(dir: string) {
  const script = `import { lockDataDir } from '#db/embedded/data-lock.ts'
    lockDataDir(${JSON.stringify(dir)}); console.log('held'); setInterval(() => {}, 1000)`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

describe('the embedded data directory', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'a space here '))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  test('a second process on the same directory is refused with what to do', async () => {
    const holder = await holdInAnotherProcess(dir)
    const refusal = await openEmbedded(dir, prepare).catch((error: unknown) => error)
    holder.kill()
    expect(refusal).toBeInstanceOf(DataDirInUse)
    expect(String(refusal)).toContain(`process ${holder.pid}`)
    expect(String(refusal)).toMatch(/another DATA_DIR/)
  })

  test('a holder that was killed leaves no stale lock', async () => {
    const holder = await holdInAnotherProcess(dir)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const db = await openEmbedded(dir, prepare)
    await expect(db.ping()).resolves.toBeUndefined()
    await db.close()
  })

  test('rows are still there after a clean stop, and migrations are not run again', async () => {
    const first = await openEmbedded(dir, prepare)
    await first.query({ text: "insert into rate_limits (key) values ('kept')" }, 'server')
    await first.query({ text: 'create table marker ()' }, 'server')
    await first.close()
    const second = await openEmbedded(dir, prepare)
    expect(await second.query({ text: 'select count(*)::int as n from marker' }, 'server')).toEqual([
      { n: 0 },
    ])
    await second.close()
  })
})

describe('a database thread that dies', () => {
  let dir: string
  let db: EmbeddedEngine
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'thread-'))
    db = await openEmbedded(dir, prepare)
  })
  afterEach(async () => {
    await db.close()
    rmSync(dir, { recursive: true, force: true })
  })

  const until = async (attempt: () => Promise<unknown>) => {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
  }

  test('fails what is under way as "away", comes back by itself and keeps every acknowledged row', async () => {
    const insert = (n: number) =>
      db.query(
        {
          text: 'insert into contact_submissions (name, email, vertical) values ($1, $2, $3)',
          values: [`n${n}`, 'a@example.com', 'other'],
        },
        'anon',
      )
    const acknowledged: number[] = []
    const storm = Array.from({ length: 200 }, (_, n) => insert(n).then(() => void acknowledged.push(n)))
    await Promise.race(storm)
    await db.killThread()
    const outcomes = await Promise.allSettled(storm)
    const failures = outcomes.filter(outcome => outcome.status === 'rejected')
    expect(failures.every(({ reason }) => reason instanceof DatabaseUnavailable)).toBe(true)
    expect(failures.length).toBeGreaterThan(0)

    await until(() => db.ping())
    const rows = await db.query<{ name: string }>({ text: 'select name from contact_submissions' }, 'server')
    const kept = new Set(rows.map(row => row.name))
    expect(acknowledged.filter(n => !kept.has(`n${n}`))).toEqual([])
  })

  test('may die again and again', async () => {
    for (let i = 0; i < 3; i++) {
      await db.killThread()
      await until(() => db.ping())
    }
    expect(await db.query({ text: 'select 1 as one' }, 'anon')).toEqual([{ one: 1 }])
  })
})
