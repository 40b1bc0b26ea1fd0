import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { emptyDatabase, engineKinds } from '#tests/support/engines.ts'
import { onChange } from './ask/engines.ts'
import { moveSampleOn } from './housekeeping.ts'
import { makeLog } from './log.ts'

test.each(engineKinds)(
  'on %s, questions are answered from the day that the sample has moved on to',
  async kind => {
    const dataDir = mkdtempSync(join(tmpdir(), 'housekeeping-'))
    const databaseUrl = kind === 'postgres' ? await emptyDatabase() : undefined
    const opened = await openDatabase({ databaseUrl, dataDir, asOf: '2026-11-15' })
    await opened.ready
    let told = 0
    const db = onChange(opened, () => void told++)
    // A busy machine takes its time to make the reader's copies anew, and says "try again" meanwhile.
    const shows = (day: string) =>
      vi.waitFor(
        async () => {
          const sql = 'SELECT max(visited_at)::date AS day FROM visitors'
          expect((await db.reader.read('vacation_rental', sql)).rows).toEqual([{ day }])
        },
        { timeout: 120_000, interval: 100 },
      )
    await shows('2026-11-15')
    await moveSampleOn(db, '2026-11-18', makeLog('silent'))
    await shows('2026-11-18')
    expect(told).toBeGreaterThan(0)
    told = 0
    await moveSampleOn(db, '2026-11-18', makeLog('silent'))
    expect(told).toBe(0)
    await opened.close()

    // A start on a later day moves it on by itself, and one with a day of its own does not.
    const open = async (refresh: boolean) => {
      const again = await openDatabase({ databaseUrl, dataDir, asOf: '2026-11-20', refresh })
      const [state] = await again.query({ text: 'select as_of from sample_state' }, 'server')
      await again.close()
      return state
    }
    expect(await open(false)).toEqual({ as_of: '2026-11-18' })
    expect(await open(true)).toEqual({ as_of: '2026-11-20' })
    rmSync(dataDir, { recursive: true, force: true })
  },
)
