import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoTables } from '#contract/demos.ts'
import { columnsOf, type TableName } from '#contract/tables.ts'
import { migrationsDir } from '#db/migrate.ts'
import { DatabaseUnavailable, ReadRefused } from '#db/problems.ts'
import { maxWaiting } from './caps.ts'
import { embeddedReader, embeddedRunner } from './embedded-reader.ts'

/** A main database that holds listings and nothing else, and can be away. */
function mainDatabase(...mlsNumbers: string[]) {
  const main = {
    mlsNumbers,
    away: false,
    asked: [] as TableName[],
    async copyOut(table: TableName) {
      if (main.away) throw new DatabaseUnavailable('the main database is away')
      main.asked.push(table)
      return Buffer.from(table === 'real_estate_listings' ? main.mlsNumbers.map(asCopyText).join('') : '')
    },
  }
  return main
}

const asCopyText = (mlsNumber: string, index: number) => {
  const values: Record<string, string> = {
    id: String(index + 1),
    mls_number: mlsNumber,
    has_pool: 'f',
    created_at: '2026-01-02 03:04:05+00',
  }
  return `${columnsOf('real_estate_listings')
    .map(column => values[column] ?? '\\N')
    .join('\t')}\n`
}

const listings = 'select mls_number from real_estate_listings order by mls_number'
const endless = `with n as (select 1 as x ${'union all select 1 '.repeat(60)}) select count(*) from n a, n b, n c, n d, n e, n f`

// A copy is made or replaced in each test, on a machine that may be busy with others.
describe('the copies behind the embedded reader', () => {
  let cacheDir: string
  beforeAll(async () => {
    cacheDir = mkdtempSync(join(tmpdir(), 'image-'))
    const reader = embeddedReader({ ...mainDatabase('1'), migrationsDir, cacheDir })
    await reader.ready
    await reader.close()
  })
  afterAll(() => rmSync(cacheDir, { recursive: true, force: true }))

  const open = async (main: ReturnType<typeof mainDatabase>) => {
    const runner = embeddedRunner({ copyOut: main.copyOut, migrationsDir, cacheDir })
    await runner.ready
    const numbers = async () => (await runner.run('real_estate', listings)).rows.map(row => row['mls_number'])
    return { ...runner, numbers }
  }

  test('start from the image of an earlier one, and take over what has changed since', async () => {
    expect(readdirSync(cacheDir)).toEqual([expect.stringMatching(/^reader-image-/)])
    const reader = await open(mainDatabase('1', '2'))
    expect(await reader.numbers()).toEqual(['1', '2'])
    await reader.close()
  })

  test('are made anew when the image is broken', async () => {
    const [name = ''] = readdirSync(cacheDir)
    writeFileSync(join(cacheDir, name), 'not an image')
    const reader = await open(mainDatabase('3'))
    expect(await reader.numbers()).toEqual(['3'])
    await reader.close()
  })

  test('load again only the table that has changed', async () => {
    const main = mainDatabase('1')
    const reader = await open(main)
    await reader.numbers()
    main.mlsNumbers = ['1', '5']
    main.asked.length = 0
    reader.changed('real_estate_listings')
    expect(await reader.numbers()).toEqual(['1', '5'])
    expect(new Set(main.asked)).toEqual(new Set(['real_estate_listings']))
    await reader.close()
  })

  test('load a change before the next question asks for it, each of the two', async () => {
    const main = mainDatabase('1')
    const reader = await open(main)
    const bothStarted = 2 * Object.values(demoTables).flat().length
    await expect.poll(() => main.asked.length).toBe(bothStarted)
    await expect.poll(() => reader.numbers()).toEqual(['1'])
    for (const change of [1, 2]) {
      reader.changed('real_estate_listings')
      await expect.poll(() => main.asked.length).toBe(bothStarted + 2 * change)
    }
    await reader.close()
  })

  test('are replaced when their threads die', async () => {
    const reader = await open(mainDatabase('1'))
    for (let i = 0; i < 2; i++) {
      await reader.killThreads()
      await expect.poll(() => reader.numbers().catch(() => 'away')).toEqual(['1'])
    }
    await reader.close()
  })

  test('fail what runs on a thread that dies as "away", not as a fault of the statement', async () => {
    const reader = await open(mainDatabase('1'))
    const held = reader.run('real_estate', endless).catch((error: unknown) => error)
    await new Promise(resolve => setImmediate(resolve))
    await reader.killThreads()
    expect(await held).toBeInstanceOf(DatabaseUnavailable)
    await reader.close()
  })

  test('are replaced when a statement must be stopped, one after the other', async () => {
    const reader = await open(mainDatabase('1'))
    for (let i = 0; i < 2; i++) {
      const stopped = await reader.run('real_estate', endless).catch((error: unknown) => error)
      expect(stopped).toBeInstanceOf(ReadRefused)
      await expect.poll(() => reader.numbers().catch(() => 'away')).toEqual(['1'])
    }
    await reader.close()
  })

  test('never answer with rows that may be old', async () => {
    const main = mainDatabase('1')
    const reader = await open(main)
    main.away = true
    reader.changed('real_estate_listings')
    await expect(reader.numbers()).rejects.toBeInstanceOf(DatabaseUnavailable)
    main.away = false
    main.mlsNumbers = ['1', '2']
    expect(await reader.numbers()).toEqual(['1', '2'])
    await reader.close()
  })

  test('let a bounded number of questions wait, and none after they are closed', async () => {
    const runner = embeddedRunner({ copyOut: mainDatabase('1').copyOut, migrationsDir, cacheDir })
    const waiting = Array.from({ length: maxWaiting }, () => runner.run('real_estate', listings))
    const outcomes = Promise.allSettled(waiting)
    await expect(runner.run('real_estate', listings)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await runner.close()
    expect(new Set((await outcomes).map(outcome => outcome.status))).toEqual(new Set(['rejected']))
    await expect(runner.run('real_estate', listings)).rejects.toBeInstanceOf(DatabaseUnavailable)
  })
})
