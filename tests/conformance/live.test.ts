// Against a real PostgREST, where this machine can run one: the recording is still true, and the client passes there too.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { openPostgres } from '#db/postgres/database.ts'
import { emptyDatabase } from '#tests/support/engines.ts'
import { clientSuite } from './client-suite.ts'
import type { Answer } from './exchange.ts'
import { resetStatements } from './fixtures.ts'
import { startPostgrest, type Postgrest } from './postgrest.ts'
import { playAll, readRecording } from './recording.ts'
import { countLeads, testKey } from './stage.ts'

const url = await emptyDatabase()
const engine: Engine = await openPostgres(url, async session => void (await migrate(session)))
const reset = () => engine.transaction(resetStatements, 'server')
await reset()
const started = await startPostgrest(url)
const skipped = 'reason' in started
if (skipped) console.warn(`not compared with a running PostgREST: ${started.reason}`)

/** A planned count is a guess of the planner and moves with its statistics. */
const withoutEstimates = (played: ReadonlyMap<string, Answer[]>) =>
  Object.fromEntries(
    [...played].map(([request, answers]) => [
      request,
      answers.map(answer =>
        answer.headers['preference-applied'] === 'count=planned'
          ? { ...answer, headers: { ...answer.headers, 'content-range': 'estimated' } }
          : answer,
      ),
    ]),
  )

describe.skipIf(skipped)('a real PostgREST', () => {
  let postgrest: Postgrest
  beforeAll(() => {
    if (!('reason' in started)) postgrest = started
  })
  afterAll(() => postgrest.stop())

  test('still answers as it was recorded', async () => {
    await reset()
    const answers = await playAll((path, init) => fetch(postgrest.url + path, init), reset)
    expect(withoutEstimates(answers)).toEqual(withoutEstimates(readRecording()))
  })

  clientSuite(() => ({
    connection: { url: postgrest.url, key: testKey, own: false },
    reset,
    leads: () => countLeads(engine),
  }))
})

afterAll(() => engine.close())
