import { expect, describe, test } from 'vitest'
import type { Chart } from '#contract/answer.ts'
import type { Json } from '#contract/tables.ts'
import type { Plan } from '#engine/plan.ts'
import { chart } from './chart.ts'
import { describeColumns } from './columns.ts'
import {
  aggregate,
  by,
  count,
  down,
  homes,
  in2025,
  in2026,
  is,
  measure,
  plan,
  shown,
  thing,
  time,
} from './homes.testing.ts'
import { rowsOf } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

const draw = (parts: Partial<Plan>, rows: readonly (readonly Json[])[]) => {
  const asked = plan(parts)
  return chart(asked, describeColumns(asked, homes), rowsOf(asked, rows))
}
const check = (
  name: string,
  parts: Partial<Plan>,
  rows: readonly (readonly Json[])[],
  expected: Chart | null,
) => test(`${name}`, () => expect(draw(parts, rows)).toEqual(expected))

const cities = (length: number): Json[][] => Array.from({ length }, (_, at) => [`City ${at}`, 100 - at])

describe('the chart', () => {
  check('of one number is that number', { columns: [revenue] }, [[5]], { kind: 'stat', column: 'revenue' })
  check('of a count of rows is that number', { keys: [thing('home')], summary: { kind: 'count' } }, [[5]], {
    kind: 'stat',
    column: 'count',
  })
  check('of a single group is its number', { keys: [by('homes.city')], columns: [revenue] }, cities(1), {
    kind: 'stat',
    column: 'revenue',
  })
  check('of several numbers of one row is the table', { columns: [bookings, revenue] }, [[5, 6]], {
    kind: 'table',
  })
  check('of no rows is none', { keys: [by('homes.city')], columns: [revenue] }, [], null)
  check('of nothing recorded is the table', { columns: [revenue] }, [[null]], { kind: 'table' })
  check('of groups is bars', { keys: [by('homes.city')], columns: [revenue] }, cities(20), {
    kind: 'bars',
    x: 'city',
    y: ['revenue'],
  })
  check(
    'of many groups is bars, cut at twenty',
    { keys: [by('homes.city')], columns: [revenue] },
    cities(21),
    { kind: 'bars', x: 'city', y: ['revenue'], cut: 20 },
  )
  check(
    'of a ranking is bars by its own value',
    { keys: [thing('home')], columns: [bookings, revenue], order: [down(1)], limit: 5 },
    [
      ['A', 3, 9],
      ['B', 4, 8],
    ],
    { kind: 'bars', x: 'title', y: ['revenue'] },
  )
  check(
    'of things that two columns name is the table',
    { keys: [thing('reservation')], columns: [aggregate('sum', 'reservation', 'bookings.total')] },
    [
      ['A', 'a@example.com', 9],
      ['B', 'b@example.com', 8],
    ],
    { kind: 'table' },
  )
  check(
    'of time is a line',
    { keys: [time('month')], columns: [revenue] },
    [
      ['2025-01-01', 1],
      ['2025-02-01', 2],
    ],
    { kind: 'line', x: 'month', y: ['revenue'] },
  )
  check(
    'of the best months is bars',
    { keys: [time('month')], columns: [revenue], order: [down()], limit: 2 },
    [
      ['2025-03-01', 4],
      ['2025-02-01', 2],
    ],
    { kind: 'bars', x: 'month', y: ['revenue'] },
  )
  check(
    'of growth shows the growth, not what grew',
    { keys: [time('month')], columns: [revenue, { kind: 'growth', of: 0, percent: true }] },
    [
      ['2025-01-01', 1, null],
      ['2025-02-01', 2, 100],
    ],
    { kind: 'line', x: 'month', y: ['growth_pct'] },
  )
  check(
    'of dollars and counts shows the dollars alone',
    { keys: [by('homes.city')], columns: [revenue, bookings] },
    [
      ['A', 900, 2],
      ['B', 800, 3],
    ],
    { kind: 'bars', x: 'city', y: ['revenue'] },
  )
  check(
    'of two periods shows both',
    { keys: [by('homes.city')], columns: [measure('revenue', [in2026]), measure('revenue', [in2025])] },
    [
      ['A', 9, 2],
      ['B', 8, 3],
    ],
    { kind: 'bars', x: 'city', y: ['revenue', 'revenue_2'] },
  )
  check(
    'of two sides is bars',
    {
      keys: [
        {
          kind: 'sides',
          sides: [
            { label: 'Napa', where: [is('homes.city', 'Napa')] },
            { label: 'else', where: [] },
          ],
        },
      ],
      columns: [bookings],
    },
    [
      ['Napa', 3],
      ['else', 9],
    ],
    { kind: 'bars', x: 'side', y: ['bookings'] },
  )
  check(
    'of groups over time is a line for each',
    { keys: [by('homes.state'), time('month')], columns: [revenue] },
    [
      ['CA', '2025-01-01', 1],
      ['NC', '2025-01-01', 2],
    ],
    { kind: 'line', x: 'month', y: ['revenue'], series: 'state' },
  )
  check(
    'of many groups over time is the table',
    { keys: [by('homes.city'), time('month')], columns: [revenue] },
    cities(7).map(([city]) => [city ?? null, '2025-01-01', 1]),
    { kind: 'table' },
  )
  check(
    'of two groupings is bars in colors',
    { keys: [by('homes.city'), by('bookings.status')], columns: [bookings] },
    [
      ['A', 'pending', 1],
      ['B', 'pending', 2],
    ],
    { kind: 'bars', x: 'city', y: ['bookings'], series: 'status' },
  )
  check(
    'of the best of each group is the table',
    { keys: [by('homes.state'), thing('home')], columns: [revenue], order: [down()], limitPer: 1 },
    [
      ['CA', 'A', 1],
      ['NC', 'B', 2],
    ],
    { kind: 'table' },
  )
  check(
    'of a list is the table',
    { keys: [thing('home')], columns: [shown('homes.rate')] },
    [
      ['A', 1],
      ['B', 2],
    ],
    { kind: 'table' },
  )
  check('of the values of an attribute is the table', { keys: [by('homes.city')] }, [['A'], ['B']], {
    kind: 'table',
  })
  check(
    'of things that have none is the table',
    { keys: [thing('home')], columns: [bookings] },
    [
      ['A', 0],
      ['B', 0],
    ],
    { kind: 'table' },
  )
  check(
    'of the one thing that has none is the table',
    { keys: [thing('home')], columns: [bookings] },
    [['A', 0]],
    { kind: 'table' },
  )
})
