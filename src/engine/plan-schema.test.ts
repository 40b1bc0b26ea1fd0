import { describe, expect, test } from 'vitest'
import type { Condition } from '#contract/terms.ts'
import { ModelIndex } from './model-index.ts'
import { plainPlan, type Column, type Key, type Keep, type Plan, type Quantity } from './plan.ts'
import { planSchema } from './plan-schema.ts'
import { compile } from './sql/compile.ts'
import { shopModel } from './testing/shop-model.ts'

const index = new ModelIndex(shopModel)
const schema = planSchema(index)

const revenue: Column = { kind: 'quantity', quantity: { kind: 'measure', measure: 'revenue' }, where: [] }
const plan = plainPlan({
  keys: [{ kind: 'attribute', attribute: 'rooms.city' }],
  columns: [revenue, { ...revenue, label: 'again' }],
})
const problems = (changes: object): string[] => {
  const { error } = schema.safeParse({ ...plan, ...changes })
  return error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? []
}
const isTaken = (changes: object) => problems(changes).length === 0

// One of each kind: a new kind of plan does not compile here until it has been thought of.
const city = 'rooms.city'
const conditions = {
  is: { kind: 'is', attribute: city, values: ['Rome'] },
  compare: {
    kind: 'compare',
    attribute: 'rooms.price',
    op: '>',
    value: { attribute: 'rooms.beds', times: 2 },
  },
  empty: { kind: 'empty', attribute: city, not: true },
  contains: { kind: 'contains', attribute: 'rooms.name', texts: ["o'clock"] },
  during: { kind: 'during', attribute: 'stays.arrival', from: '2025-01-01', to: '2026-01-01' },
  weekday: { kind: 'weekday', attribute: 'stays.arrival', days: [6, 7] },
  free: { kind: 'free', attribute: 'stays.status' },
  any: { kind: 'any', of: [{ kind: 'is', attribute: city, values: ['Rome', 'Oslo'] }] },
  all: { kind: 'all', of: [{ kind: 'is', attribute: 'rooms.has_pool', values: [true] }] },
  not: { kind: 'not', of: { kind: 'is', attribute: 'rooms.beds', values: [2] } },
  first: {
    kind: 'first',
    attribute: city,
    count: 3,
    high: true,
    by: { kind: 'measure', measure: 'revenue' },
    where: [],
  },
  number: {
    kind: 'number',
    attribute: city,
    quantity: { kind: 'measure', measure: 'revenue' },
    op: '<',
    value: 500,
    where: [],
  },
} satisfies Record<Exclude<Condition['kind'], 'recent' | 'today' | 'years_back'>, Condition>
const keys = {
  attribute: { kind: 'attribute', attribute: city },
  time: { kind: 'time', attribute: 'stays.arrival', grain: 'month' },
  weekday: { kind: 'weekday', attribute: 'stays.arrival' },
  'month of year': { kind: 'month of year', attribute: 'stays.arrival' },
  hour: { kind: 'hour', attribute: 'stays.arrival' },
  step: { kind: 'step', attribute: 'rooms.price', size: 100 },
  bands: { kind: 'bands', attribute: 'rooms.price', bands: [{ label: 'cheap', to: 100 }] },
  sides: {
    kind: 'sides',
    sides: [
      { label: 'Rome', where: [conditions.is] },
      { label: 'others', where: [] },
    ],
  },
  thing: { kind: 'thing', noun: 'room' },
} satisfies Record<Key['kind'], Key>
const quantities = {
  measure: { kind: 'measure', measure: 'revenue' },
  count: { kind: 'count', noun: 'stay' },
  distinct: { kind: 'distinct', noun: 'stay', attribute: 'stays.guest' },
  aggregate: { kind: 'aggregate', fn: 'median', noun: 'stay', attribute: 'stays.total' },
} satisfies Record<Quantity['kind'], Quantity>
const derived = {
  difference: { kind: 'difference', left: 0, right: 1, percent: true },
  quotient: { kind: 'quotient', top: 0, bottom: 1, percent: false, times: 12 },
  share: { kind: 'share', of: 0, within: 'all' },
  running: { kind: 'running', of: 0 },
  growth: { kind: 'growth', of: 0, percent: true },
  formula: {
    kind: 'formula',
    of: {
      kind: 'combine',
      op: '/',
      left: { kind: 'column', column: 0 },
      right: { kind: 'number', value: 12 },
    },
    percent: false,
  },
} satisfies Record<Exclude<Column['kind'], 'attribute' | 'quantity'>, Column>
const keeps = {
  number: { kind: 'number', value: 5 },
  day: { kind: 'day', day: '2026-05-01' },
  column: { kind: 'column', column: 1, times: 1.5 },
  overall: { kind: 'overall' },
  'own group': { kind: 'own group', attribute: city, fn: 'avg' },
  quantity: { kind: 'quantity', quantity: { kind: 'count', noun: 'guest' }, times: 0.5 },
  previous: { kind: 'previous' },
} satisfies Record<Keep['value']['kind'], Keep['value']>
const summaries = {
  rows: { kind: 'rows' },
  count: { kind: 'count' },
  bands: { kind: 'bands', column: 0, bands: [{ label: 'one', from: 1, to: 1 }] },
  share: { kind: 'share' },
  aggregate: { kind: 'aggregate', fn: 'avg', column: 0 },
  concentration: { kind: 'concentration', column: 0 },
} satisfies Record<Plan['summary']['kind'], Plan['summary']>

describe('a plan is taken', () => {
  test('as it is', () => expect(schema.parse(plan)).toEqual(plan))
  test('with what it leaves out filled in', () =>
    expect(schema.parse({ keys: plan.keys, columns: plan.columns })).toEqual(plan))
  test.each(Object.values(conditions))('with a condition of kind $kind', condition => {
    const taken = schema.parse({ ...plan, where: [condition] })
    expect(taken.where).toEqual([condition])
    expect(compile(taken, index)).toMatch(/^SELECT/)
  })
  test.each(Object.values(keys))('with a key of kind $kind', key =>
    expect(isTaken({ keys: [key] })).toBe(true),
  )
  test.each(Object.values(quantities))('with a quantity of kind $kind', quantity =>
    expect(isTaken({ columns: [{ kind: 'quantity', quantity }] })).toBe(true),
  )
  test('with a percentile', () =>
    expect(
      isTaken({
        columns: [{ kind: 'quantity', quantity: { ...quantities.aggregate, percentile: 90 }, where: [] }],
      }),
    ).toBe(true))
  test.each(Object.values(derived))('with a column of kind $kind', column =>
    expect(isTaken({ columns: [...plan.columns, column] })).toBe(true),
  )
  test.each(Object.values(keeps))('that keeps rows by $kind', value =>
    expect(isTaken({ keep: [{ column: 0, op: '>', value }] })).toBe(true),
  )
  test.each(Object.values(summaries))('summed up as $kind', summary =>
    expect(isTaken({ summary })).toBe(true),
  )
})

const nested = (levels: number): object => {
  let condition: object = conditions.is
  for (let level = 0; level < levels; level++) condition = { kind: 'not', of: condition }
  return condition
}

describe('a plan is refused', () => {
  const where = (condition: object) => ({ where: [condition] })
  test.each([
    ['an unknown attribute', where({ ...conditions.is, attribute: 'rooms.secret' })],
    [
      'an attribute hidden in a nest',
      where({ kind: 'not', of: { kind: 'any', of: [{ ...conditions.is, attribute: 'x' }] } }),
    ],
    ['an attribute of Object itself', where({ ...conditions.is, attribute: 'constructor' })],
    ['an unknown noun', { keys: [{ kind: 'thing', noun: 'user' }] }],
    [
      'an unknown measure',
      { columns: [{ kind: 'quantity', quantity: { kind: 'measure', measure: 'profit' } }] },
    ],
    ['an unknown kind of condition', where({ kind: 'sql', text: 'true' })],
    ['a condition relative to today', where({ kind: 'recent', attribute: 'stays.arrival', days: 90 })],
    ['a comparison that is none', where({ ...conditions.compare, op: 'or 1=1 --' })],
    ['a day that does not exist', where({ ...conditions.during, from: '2025-02-30' })],
    ['a day with something behind it', where({ ...conditions.during, from: "2025-01-01'; --" })],
    ['an eighth day of the week', where({ ...conditions.weekday, days: [8] })],
    ['no values', where({ ...conditions.is, values: [] })],
    ['a value that is an object', where({ ...conditions.is, values: [{}] })],
    ['a grain that is none', { keys: [{ ...keys.time, grain: "month', now()) --" }] }],
    ['a step of nothing', { keys: [{ ...keys.step, size: 0 }] }],
    ['a limit of nothing', { limit: 0 }],
    ['more rows than are read', { limit: 100_000 }],
    ['four keys', { keys: Array(4).fill(keys.attribute) }],
    ['a field that no plan has', { sql: 'SELECT 1' }],
    ['a field that no condition has', where({ ...conditions.is, raw: '1=1' })],
    ['an order by a column that is not there', { order: [{ column: 5, descending: true }] }],
    [
      'a share of a column that is not there',
      { columns: [revenue, { kind: 'share', of: 4, within: 'all' }] },
    ],
    ['a share of a share', { columns: [derived.share, { kind: 'running', of: 0 }] }],
    [
      'an average that is called a percentile',
      {
        columns: [
          { kind: 'quantity', quantity: { ...quantities.aggregate, fn: 'avg', percentile: 90 }, where: [] },
        ],
      },
    ],
    ['nothing to show', { keys: [], columns: [] }],
    ['conditions nested too deeply', where(nested(7))],
  ])('with %s', (_name, changes) => expect(problems(changes)).not.toEqual([]))
  test.each([null, 'SELECT 1', [], 7, {}])('that is %j', value =>
    expect(schema.safeParse(value).success).toBe(false),
  )
  test('with a sentence that says what is wrong', () =>
    expect(problems({ order: [{ column: 5, descending: true }] })).toEqual(['there is no column 5']))
})
