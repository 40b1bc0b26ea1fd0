import { describe } from 'vitest'
import { city, inYear, month, openShop, quantity, revenue, room, stays } from './plans.testing.ts'

describe('numbers that are computed from others', () => {
  const check = openShop()

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
    'growth against the year before, the first year only as a base',
    {
      keys: [{ kind: 'time', attribute: 'stays.arrival', grain: 'year' }],
      columns: [revenue, { kind: 'growth', of: 0, percent: true }],
      shownFrom: '2025-01-01',
    },
    [[2025, 1200, null]],
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
})
