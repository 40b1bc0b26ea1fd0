// Ten thousand requests on each engine, from a fixed seed: whatever is asked, the fault is never ours.
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { engineKinds } from '#tests/support/engines.ts'
import { fixtures } from './fixtures.ts'
import { request } from './fuzz-requests.ts'
import { openStage, type Stage } from './stage.ts'

const runs = { seed: 20_260_315, numRuns: 10_000 } as const

const problem = z.strictObject({
  code: z.string(),
  message: z.string(),
  details: z.string().nullable(),
  hint: z.string().nullable(),
})

const untouched = [
  'property_listings',
  'reservations',
  'visitors',
  'visitor_interactions',
  'query_logs',
] as const

describe.each(engineKinds)('on %s', kind => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(kind)
  })
  afterAll(() => stage.close())

  test('no request of ten thousand is answered with a fault', { timeout: 300_000 }, async () => {
    const seen: Record<number, number> = {}
    await fc.assert(
      fc.asyncProperty(request, async ({ path, init }) => {
        const response = await stage.send(path, init)
        const { status } = response
        seen[status] = (seen[status] ?? 0) + 1
        const text = await response.text()
        if (status >= 500) throw new Error(`${status} ${text}`)
        if (init.method === 'HEAD' || text === '') return
        const answer: unknown = JSON.parse(text)
        if (status >= 400) problem.parse(answer)
      }),
      runs,
    )
    // A generator that only ever made requests to refuse would prove little.
    const answered = (seen[200] ?? 0) + (seen[201] ?? 0) + (seen[206] ?? 0)
    expect(answered).toBeGreaterThan(runs.numRuns / 4)
    expect(seen[201]).toBeGreaterThan(100)
    for (const table of untouched) {
      const [row] = await stage.engine.query({ text: `select count(*)::int as n from ${table}` }, 'server')
      expect(row).toEqual({ n: fixtures[table].length })
    }
  })
})
