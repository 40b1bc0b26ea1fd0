import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Condition } from '#contract/model.ts'
import { ModelIndex } from '#engine/model-index.ts'
import type { Column, Key, Plan, Quantity } from '#engine/plan.ts'
import { shopModel, shopTables } from '#engine/testing/shop-model.ts'
import { compile } from './compile.ts'
import { Unreachable } from './scope.ts'

const index = new ModelIndex(shopModel)
let db: PGlite
beforeAll(async () => {
  db = await PGlite.create()
  await db.exec(shopTables)
}, 60_000)
afterAll(() => db.close())

const plan = (parts: Partial<Plan>): Plan => ({
  keys: [],
  columns: [],
  where: [],
  keepEmpty: false,
  keep: [],
  order: [],
  limit: null,
  shownFrom: null,
  limitPer: null,
  summary: { kind: 'rows' },
  ...parts,
})
const quantity = (of: Quantity, where: readonly Condition[] = []): Column => ({
  kind: 'quantity',
  quantity: of,
  where,
})
const revenue = quantity({ kind: 'measure', measure: 'revenue' })
const stays = quantity({ kind: 'count', noun: 'stay' })
const shows = (attribute: string): Column => ({ kind: 'attribute', attribute })
const room: Key = { kind: 'thing', noun: 'room' }
const guest: Key = { kind: 'thing', noun: 'guest' }
const city: Key = { kind: 'attribute', attribute: 'rooms.city' }
const month: Key = { kind: 'time', attribute: 'stays.arrival', grain: 'month' }
const inYear = (from: string, to: string): Condition => ({
  kind: 'during',
  attribute: 'stays.arrival',
  from,
  to,
})

const rowsOf = async (parts: Partial<Plan>) => {
  const { rows } = await db.query<{ r: object }>(
    `select row_to_json(q) as r from (${compile(plan(parts), index)}) q`,
  )
  return rows.map(({ r }) => Object.values(r))
}

describe('SQL of a plan', () => {
  test('reads as a colleague would write it', () => {
    expect(
      compile(
        plan({
          keys: [city],
          columns: [revenue],
          where: [inYear('2025-01-01', '2026-01-01')],
          order: [{ column: 0, descending: true }],
          limit: 3,
        }),
        index,
      ),
    ).toBe(
      `SELECT r.city,
       sum(s.total) AS revenue
FROM stays s
JOIN rooms r ON r.id = s.room_id
WHERE s.status = 'done'
  AND s.arrival >= DATE '2025-01-01'
  AND s.arrival < DATE '2026-01-01'
GROUP BY r.city
ORDER BY revenue DESC NULLS LAST, r.city
LIMIT 3`,
    )
  })
  test('leaves the table away where there is only one', () => {
    expect(compile(plan({ columns: [stays] }), index)).toBe(
      `SELECT count(*) AS stays\nFROM stays\nWHERE status <> 'cancelled'`,
    )
  })
  test('writes what a visitor typed as a literal, quotes and all', () => {
    const where: Condition[] = [
      { kind: 'is', attribute: 'rooms.city', values: ["O'Hara'; drop table rooms --"] },
    ]
    expect(compile(plan({ keys: [room], where }), index)).toContain(`city = 'O''Hara''; drop table rooms --'`)
    const search: Condition[] = [{ kind: 'contains', attribute: 'rooms.name', texts: ['50%_off'] }]
    expect(compile(plan({ keys: [room], where: search }), index)).toContain(String.raw`ILIKE '%50\%\_off%'`)
  })
})

describe('rows of a plan', () => {
  const check = (name: string, parts: Partial<Plan>, rows: unknown[][]) =>
    test(`${name}`, async () => expect(await rowsOf(parts)).toEqual(rows))

  check('one number', { columns: [revenue] }, [[1200]])
  check(
    'a default gives way to a condition on the same attribute',
    { columns: [stays], where: [{ kind: 'is', attribute: 'stays.status', values: ['cancelled'] }] },
    [[1]],
  )
  check('two numbers with different conditions', { columns: [stays, revenue] }, [[5, 1200]])
  check(
    'groups along a link',
    { keys: [city], columns: [revenue], order: [{ column: 0, descending: true }] },
    [
      ['Rome', 800],
      ['Oslo', 400],
    ],
  )
  check('a trend in order of time', { keys: [month], columns: [stays] }, [
    ['2025-01-01', 1],
    ['2025-02-01', 2],
    ['2025-03-01', 2],
  ])
  check(
    'weekdays in the order of the week',
    { keys: [{ kind: 'weekday', attribute: 'stays.arrival' }], columns: [stays] },
    [
      ['Monday', 1],
      ['Friday', 1],
      ['Saturday', 2],
      ['Sunday', 1],
    ],
  )
  check(
    'the things with the most',
    { keys: [room], columns: [revenue], order: [{ column: 0, descending: true }], limit: 2 },
    [
      ['Attic', 500],
      ['Loft', 400],
    ],
  )
  check(
    'things that have none',
    {
      keys: [room],
      columns: [stays],
      keepEmpty: true,
      keep: [{ column: 0, op: '=', value: { kind: 'number', value: 0 } }],
    },
    [['Shed', 0]],
  )
  check(
    'a list with chosen columns',
    {
      keys: [room],
      columns: [shows('rooms.price')],
      where: [{ kind: 'compare', attribute: 'rooms.price', op: '<', value: 150 }],
      order: [{ column: 0, descending: true }],
    },
    [
      ['Attic', 100],
      ['Shed', 50],
    ],
  )
  check(
    'things above the average of their own group',
    {
      keys: [room],
      columns: [shows('rooms.price')],
      keep: [{ column: 0, op: '>', value: { kind: 'own group', attribute: 'rooms.city', fn: 'avg' } }],
    },
    [
      ['Cellar', 300],
      ['Loft', 200],
    ],
  )
  check(
    'groups above the whole',
    {
      keys: [city],
      columns: [quantity({ kind: 'aggregate', fn: 'avg', noun: 'room', attribute: 'rooms.price' })],
      keep: [{ column: 0, op: '>', value: { kind: 'overall' } }],
    },
    [['Rome', 200]],
  )
  check(
    'a number of things counted by their key',
    { columns: [quantity({ kind: 'count', noun: 'guest' })] },
    [[3]],
  )
  check(
    'how many things meet a condition on their rows',
    {
      keys: [guest],
      columns: [stays],
      keep: [{ column: 0, op: '>=', value: { kind: 'number', value: 2 } }],
      summary: { kind: 'count' },
    },
    [[1]],
  )
  check(
    'which share of things meets it',
    {
      keys: [guest],
      columns: [stays],
      keep: [{ column: 0, op: '>=', value: { kind: 'number', value: 2 } }],
      summary: { kind: 'share' },
    },
    [[33.33]],
  )
  check(
    'distinct values of a linked attribute',
    {
      keys: [guest],
      columns: [quantity({ kind: 'distinct', noun: 'stay', attribute: 'rooms.city' })],
      order: [{ column: 0, descending: true }],
      limit: 1,
    },
    [['ann', 1]],
  )
  check(
    'shares of the whole',
    { keys: [city], columns: [revenue, { kind: 'share', of: 0, within: 'all' }] },
    [
      ['Oslo', 400, 33.33],
      ['Rome', 800, 66.67],
    ],
  )
  check('a running total', { keys: [month], columns: [revenue, { kind: 'running', of: 0 }] }, [
    ['2025-01-01', 200, 200],
    ['2025-02-01', 600, 800],
    ['2025-03-01', 400, 1200],
  ])
  check(
    'growth against the month before, the first month only as a base',
    { keys: [month], columns: [revenue, { kind: 'growth', of: 0, percent: true }], shownFrom: '2025-02-01' },
    [
      ['2025-02-01', 600, 200],
      ['2025-03-01', 400, -33.33],
    ],
  )
  check(
    'months that fell behind the one before',
    { keys: [month], columns: [revenue], keep: [{ column: 0, op: '<', value: { kind: 'previous' } }] },
    [['2025-03-01', 400]],
  )
  check(
    'two periods side by side and their difference',
    {
      keys: [city],
      columns: [
        quantity({ kind: 'measure', measure: 'revenue' }, [inYear('2025-02-01', '2025-03-01')]),
        quantity({ kind: 'measure', measure: 'revenue' }, [inYear('2025-01-01', '2025-02-01')]),
        { kind: 'difference', left: 0, right: 1, percent: true },
      ],
      where: [{ kind: 'is', attribute: 'rooms.city', values: ['Rome'] }],
    },
    [['Rome', 600, 200, 200]],
  )
  check(
    'the best of each group',
    { keys: [city, room], columns: [revenue], order: [{ column: 0, descending: true }], limitPer: 1 },
    [
      ['Oslo', 'Loft', 400],
      ['Rome', 'Attic', 500],
    ],
  )
  check(
    'what part the best hold of the whole',
    {
      keys: [room],
      columns: [revenue],
      order: [{ column: 0, descending: true }],
      limit: 1,
      summary: { kind: 'concentration', column: 0 },
    },
    [[41.67]],
  )
  check(
    'a rate by group',
    { keys: [city], columns: [quantity({ kind: 'measure', measure: 'cancellation_rate' })] },
    [
      ['Oslo', 50],
      ['Rome', 0],
    ],
  )
  check(
    'occupancy of a period, nights cut to it and empty rooms counted',
    {
      keys: [city],
      columns: [quantity({ kind: 'measure', measure: 'occupancy' }, [inYear('2025-03-01', '2025-04-01')])],
    },
    [
      ['Oslo', 3.23],
      ['Rome', 3.23],
    ],
  )
  check(
    'the share of things that reached something and lack something',
    { columns: [quantity({ kind: 'measure', measure: 'loyalty' })] },
    [[66.67]],
  )
  check(
    'quantities of two tables side by side',
    {
      keys: [room],
      columns: [stays, quantity({ kind: 'aggregate', fn: 'max', noun: 'room', attribute: 'rooms.price' })],
      keepEmpty: true,
      order: [{ column: 0, descending: true }],
      limit: 1,
    },
    [['Attic', 2, 100]],
  )
  check(
    'bands of a number',
    {
      keys: [
        {
          kind: 'bands',
          attribute: 'rooms.price',
          bands: [
            { label: 'under 100', to: 100 },
            { label: '100 and up', from: 100 },
          ],
        },
      ],
      columns: [quantity({ kind: 'count', noun: 'room' })],
    },
    [
      ['under 100', 1],
      ['100 and up', 3],
    ],
  )
  check(
    'two sides',
    {
      keys: [
        {
          kind: 'sides',
          sides: [
            { label: 'pool', where: [{ kind: 'is', attribute: 'rooms.has_pool', values: [true] }] },
            { label: 'none', where: [] },
          ],
        },
      ],
      columns: [quantity({ kind: 'aggregate', fn: 'avg', noun: 'room', attribute: 'rooms.price' })],
    },
    [
      ['none', 175],
      ['pool', 150],
    ],
  )
  check('the values of an attribute', { keys: [city] }, [['Oslo'], ['Rome']])
  check('how many values an attribute has', { keys: [city], summary: { kind: 'count' } }, [[2]])
  check(
    'a median',
    { columns: [quantity({ kind: 'aggregate', fn: 'median', noun: 'room', attribute: 'rooms.price' })] },
    [[150]],
  )

  test('a join that would count rows twice is refused', () => {
    const where: Condition[] = [{ kind: 'is', attribute: 'stays.status', values: ['done'] }]
    expect(() =>
      compile(plan({ columns: [quantity({ kind: 'count', noun: 'room' })], where }), index),
    ).toThrow(Unreachable)
  })
})
