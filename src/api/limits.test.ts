import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import { openPostgres } from '#db/postgres/database.ts'
import { emptyDatabase } from '#tests/support/engines.ts'
import { makeLimits } from './limits.ts'

const embedded: Pick<Engine, 'kind' | 'query'> = { kind: 'embedded', query: async () => [] }
const times = async (n: number, attempt: () => Promise<{ allowed: boolean }>) => {
  const verdicts = []
  for (let i = 0; i < n; i++) verdicts.push((await attempt()).allowed)
  return verdicts.filter(Boolean).length
}

describe('limits in one process', () => {
  test('each address has its own allowance of questions a minute, and is told when to come back', async () => {
    const limits = makeLimits(embedded, 3)
    expect(await times(5, () => limits.question('192.0.2.1'))).toBe(3)
    expect(await times(1, () => limits.question('192.0.2.2'))).toBe(1)
    const refused = await limits.question('192.0.2.1')
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
  })
  test('zero turns the limit for questions off', async () => {
    const limits = makeLimits(embedded, 0)
    expect(await times(500, () => limits.question('192.0.2.1'))).toBe(500)
  })
  test('five messages in ten minutes from one address, whatever the limit for questions', async () => {
    const limits = makeLimits(embedded, 0)
    expect(await times(8, () => limits.contact('192.0.2.1'))).toBe(5)
  })
  test('many addresses together meet a limit for all', async () => {
    const limits = makeLimits(embedded, 0)
    let n = 0
    expect(await times(400, () => limits.contact(`address ${n++}`))).toBe(300)
  })
})

describe('limits on PostgreSQL', () => {
  let first: Engine
  let second: Engine
  beforeAll(async () => {
    const url = await emptyDatabase()
    const open = () => openPostgres(url, async session => void (await migrate(session)))
    first = await open()
    second = await open()
  })
  afterAll(() => Promise.all([first.close(), second.close()]))

  test('two servers count together', async () => {
    const limits = [makeLimits(first, 10), makeLimits(second, 10)] as const
    const one = await times(8, () => limits[0].question('192.0.2.7'))
    const two = await times(8, () => limits[1].question('192.0.2.7'))
    expect(one + two).toBe(10)
  })
  test('the table of counters names no address', async () => {
    await makeLimits(first, 10).question('203.0.113.99')
    const rows = await first.query<{ key: string }>({ text: 'select key from rate_limits' }, 'server')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ key }) => key.includes('203.0.113'))).toBe(false)
  })
  test('while the database is away each server counts for itself', async () => {
    const away: Pick<Engine, 'kind' | 'query'> = {
      kind: 'postgres',
      query: () => Promise.reject(new DatabaseUnavailable('away')),
    }
    const limits = makeLimits(away, 2)
    expect(await times(5, () => limits.question('192.0.2.1'))).toBe(2)
  })
})
