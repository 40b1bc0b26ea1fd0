import { describe, expect, test } from 'vitest'
import type { Condition } from '#contract/terms.ts'
import { compile } from './compile.ts'
import {
  city,
  guest,
  index,
  inYear,
  month,
  openShop,
  plan,
  quantity,
  revenue,
  room,
  shows,
  stays,
} from './plans.testing.ts'
import { Unreachable } from './scope.ts'

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
  const check = openShop()

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

  test('a join that would count rows twice is refused', () => {
    const where: Condition[] = [{ kind: 'is', attribute: 'stays.status', values: ['done'] }]
    expect(() =>
      compile(plan({ columns: [quantity({ kind: 'count', noun: 'room' })], where }), index),
    ).toThrow(Unreachable)
  })
})
