import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { indexesOf } from '#api/ask/engines.ts'
import { countPlan, createListingsEngine, listingsModel } from '#api/ask/listings.testing.ts'
import { anthropicWriter } from './anthropic.ts'
import { openAiWriter } from './openai.ts'
import type { PlanWriter } from './plan-writer.ts'
import { startProvider, type Protocol, type Reply, type TestProvider } from './provider.testing.ts'
import { makeSecondReader, planWriterFrom } from './second-reader.ts'

const log = pino({ enabled: false })
const today = '2026-11-15'
const area = 'real_estate_listings.subdivision'
const values = { [area]: ['Old Town', 'Sea Oaks'] }
const engine = { indexOn: indexesOf(listingsModel), values, ...createListingsEngine({ values }) }
const question = { demo: 'real_estate', text: 'count the dwellings', history: [] } as const

const writers = {
  openai: (url: string) => openAiWriter({ baseUrl: `${url}/v1`, model: 'small', apiKey: 'secret-key' }),
  anthropic: (url: string) => anthropicWriter({ baseUrl: url, model: 'small', apiKey: 'secret-key' }),
} satisfies Record<Protocol, (url: string) => PlanWriter>

const inOldTown = countPlan([{ kind: 'is', attribute: area, values: ['Old Town'] }])

describe.each(['openai', 'anthropic'] as const)('a language model behind %s', protocol => {
  let provider: TestProvider
  beforeEach(async () => {
    provider = await startProvider(protocol)
  })
  afterEach(() => provider.stop())

  const reader = (options: { limit?: number; now?: () => number } = {}) =>
    makeSecondReader({ write: writers[protocol](provider.url), log, ...options })
  const ask = (options?: Parameters<typeof reader>[0]) =>
    reader(options)({ ...question, history: [] }, engine, today)

  test('writes a plan, which is compiled here', async () => {
    provider.will({ kind: 'plan', plan: inOldTown })
    expect(await ask()).toMatchObject({
      kind: 'plan',
      plan: inOldTown,
      sql: "SELECT count(*) AS homes\nFROM real_estate_listings\nWHERE subdivision = 'Old Town'",
      columns: [{ name: 'homes', role: 'value' }],
    })
  })
  test('is told the question, the vocabulary and the values, and the day', async () => {
    await ask()
    const { body, headers } = provider.requests[0] ?? { body: '', headers: {} }
    for (const part of ['count the dwellings', 'real_estate_listings.price', 'Sea Oaks', '2026-11-15'])
      expect(body).toContain(part)
    expect(JSON.stringify(headers)).toContain('secret-key')
    expect(body).not.toContain('secret-key')
  })
  test('is told what was asked before', async () => {
    await reader()({ ...question, history: ['homes in Old Town'] }, engine, today)
    expect(provider.requests[0]?.body).toContain('homes in Old Town')
  })
  test('may say that there is no answer', async () => {
    provider.will({ kind: 'words' })
    expect(await ask()).toBeNull()
    expect(provider.requests).toHaveLength(1)
  })
  test.each([429, 500, 503, 529])('that answers %i once is asked again', async status => {
    provider.will({ kind: 'status', status }, { kind: 'plan', plan: inOldTown })
    expect(await ask()).toMatchObject({ kind: 'plan' })
    expect(provider.requests).toHaveLength(2)
  })
  test('that hangs up once is asked again', async () => {
    provider.will({ kind: 'hang up' }, { kind: 'plan', plan: inOldTown })
    expect(await ask()).toMatchObject({ kind: 'plan' })
  })
  test.each([429, 500])('that keeps answering %i is asked twice and no more', async status => {
    provider.will({ kind: 'status', status })
    expect(await ask()).toBeNull()
    expect(provider.requests).toHaveLength(2)
  })
  test.each([400, 401, 404])('that answers %i is asked once', async status => {
    provider.will({ kind: 'status', status })
    expect(await ask()).toBeNull()
    expect(provider.requests).toHaveLength(1)
  })
  test('that does not answer is given up', async () => {
    provider.will({ kind: 'silence' })
    expect(await ask({ limit: 50 })).toBeNull()
  })
  test('that is not there is given up', async () => {
    await provider.stop()
    expect(await ask()).toBeNull()
  })
  test('that has failed is left alone for half a minute', async () => {
    let clock = 0
    const read = reader({ now: () => clock })
    const asked = () => read({ ...question, history: [] }, engine, today)
    provider.will({ kind: 'status', status: 401 }, { kind: 'plan', plan: inOldTown })
    expect(await asked()).toBeNull()
    clock = 29_000
    expect(await asked()).toBeNull()
    expect(provider.requests).toHaveLength(1)
    clock = 31_000
    expect(await asked()).toMatchObject({ kind: 'plan' })
  })

  const deep = (levels: number): unknown => {
    let condition: unknown = inOldTown.where[0]
    for (let level = 0; level < levels; level++) condition = { kind: 'not', of: condition }
    return condition
  }
  const junk: [string, Reply][] = [
    ['no JSON', { kind: 'raw', body: '<html>Bad gateway</html>' }],
    ['another shape', { kind: 'raw', body: '{"hello":"world"}' }],
    ['an empty answer', { kind: 'raw', body: '{}' }],
    ['null', { kind: 'raw', body: 'null' }],
    ['SQL in place of a plan', { kind: 'plan', plan: 'DROP TABLE query_logs' }],
    ['half a plan', { kind: 'plan', plan: { keys: [] } }],
    [
      'an unknown attribute',
      { kind: 'plan', plan: countPlan([{ kind: 'is', attribute: 'leads.email', values: ['x'] }]) },
    ],
    [
      'a value that no row has',
      { kind: 'plan', plan: countPlan([{ kind: 'is', attribute: area, values: ['Atlantis'] }]) },
    ],
    [
      'such a value inside a nest',
      {
        kind: 'plan',
        plan: countPlan([{ kind: 'not', of: { kind: 'is', attribute: area, values: ['Atlantis'] } }]),
      },
    ],
    [
      'a plan that cannot be compiled',
      { kind: 'plan', plan: { ...inOldTown, columns: [], keys: [{ kind: 'weekday', attribute: area }] } },
    ],
    ['a plan of three thousand levels', { kind: 'plan', plan: { ...inOldTown, where: [deep(3000)] } }],
  ]
  test.each(junk)('that hands over %s is not believed', async (_name, reply) => {
    provider.will(reply)
    expect(await ask()).toBeNull()
  })
  test('that once handed over junk is asked the next time', async () => {
    const read = reader()
    provider.will({ kind: 'plan', plan: {} }, { kind: 'plan', plan: inOldTown })
    expect(await read({ ...question, history: [] }, engine, today)).toBeNull()
    expect(await read({ ...question, history: [] }, engine, today)).toMatchObject({ kind: 'plan' })
  })
})

describe('the settings', () => {
  const none = {
    LLM_BASE_URL: undefined,
    LLM_MODEL: undefined,
    LLM_API_KEY: undefined,
    ANTHROPIC_API_KEY: undefined,
  }
  test('without a provider ask for none', () => expect(planWriterFrom(none)).toBeNull())
  test('name any server that speaks chat completions, with or without a key', async () => {
    const provider = await startProvider('openai')
    provider.will({ kind: 'plan', plan: inOldTown })
    const write = planWriterFrom({ ...none, LLM_BASE_URL: `${provider.url}/v1`, LLM_MODEL: 'own' })
    const read = makeSecondReader({ write: write ?? writers.openai(''), log })
    expect(await read({ ...question, history: [] }, engine, today)).toMatchObject({ kind: 'plan' })
    expect(provider.requests).toMatchObject([
      { path: '/v1/chat/completions', body: expect.stringContaining('"model":"own"') },
    ])
    await provider.stop()
  })
  test('name Anthropic by its key alone', () =>
    expect(planWriterFrom({ ...none, ANTHROPIC_API_KEY: 'key' })).toBeTypeOf('function'))
})
