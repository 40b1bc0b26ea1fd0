import { loadModule, parseSync } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Plan } from '#engine/plan.ts'
import { compile } from '#engine/sql/compile.ts'
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
  of,
  plan,
  shown,
  thing,
  time,
} from './homes.testing.ts'

beforeAll(() => loadModule())

const word = z.object({ String: z.object({ sval: z.string() }) }).transform(node => node.String.sval)
const target = z
  .object({
    ResTarget: z.object({
      name: z.string().optional(),
      val: z.object({ ColumnRef: z.object({ fields: z.array(word) }).optional() }),
    }),
  })
  .transform(({ ResTarget: { name, val } }) => name ?? val.ColumnRef?.fields.at(-1) ?? 'no name')
const statement = z.object({
  stmts: z.array(z.object({ stmt: z.object({ SelectStmt: z.object({ targetList: z.array(target) }) }) })),
})

/** The names that the outermost SELECT gives, read by PostgreSQL's own parser. */
const selected = (sql: string): string[] =>
  statement.parse(parseSync(sql)).stmts.flatMap(({ stmt }) => stmt.SelectStmt.targetList)

const revenue = measure('revenue')
const bookings = count('booking')

const shapes: [name: string, parts: Partial<Plan>][] = [
  ['one value', { columns: [revenue] }],
  ['values of two tables', { columns: [count('home'), bookings, revenue] }],
  [
    'values with labels',
    { columns: [measure('revenue', [in2026], 'this year'), measure('revenue', [in2025], 'last year')] },
  ],
  ['the same value twice', { columns: [measure('revenue', [in2026]), measure('revenue', [in2025])] }],
  ['a quotient', { columns: [revenue, bookings, { kind: 'quotient', top: 0, bottom: 1, percent: false }] }],
  [
    'a share of a whole',
    {
      columns: [
        count('home', [is('homes.city', 'Napa')]),
        count('home'),
        { kind: 'quotient', top: 0, bottom: 1, percent: true },
      ],
    },
  ],
  [
    'an aggregate and a distinct count',
    {
      columns: [
        aggregate('median', 'home', 'homes.rate'),
        of({ kind: 'distinct', noun: 'home', attribute: 'homes.city' }),
      ],
    },
  ],
  ['groups', { keys: [by('homes.city')], columns: [revenue, bookings] }],
  ['groups of two keys', { keys: [by('homes.city'), time('month')], columns: [revenue] }],
  ['weekdays', { keys: [{ kind: 'weekday', attribute: 'bookings.check_in' }], columns: [bookings] }],
  [
    'decades',
    { keys: [{ kind: 'step', attribute: 'homes.year_built', size: 10 }], columns: [count('home')] },
  ],
  ['steps', { keys: [{ kind: 'step', attribute: 'homes.rate', size: 100 }], columns: [count('home')] }],
  [
    'bands',
    {
      keys: [
        {
          kind: 'bands',
          attribute: 'homes.rate',
          bands: [
            { label: 'low', to: 100 },
            { label: 'high', from: 100 },
          ],
        },
      ],
      columns: [count('home')],
    },
  ],
  [
    'sides',
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
  ],
  ['a ranking of things', { keys: [thing('home')], columns: [revenue], order: [down()], limit: 5 }],
  [
    'things named by two attributes',
    { keys: [thing('reservation')], columns: [aggregate('sum', 'reservation', 'bookings.total')] },
  ],
  [
    'things with an attribute behind the value',
    { keys: [thing('home')], columns: [revenue, shown('homes.rate')] },
  ],
  [
    'things without rows',
    { keys: [thing('home')], columns: [shown('homes.rate'), bookings], keepEmpty: true },
  ],
  [
    'values of two tables for each thing',
    { keys: [thing('home')], columns: [bookings, aggregate('max', 'home', 'homes.rate'), revenue] },
  ],
  [
    'an attribute beside a key of the same name',
    { keys: [by('bookings.status')], columns: [count('reservation', [], 'status')] },
  ],
  ['shares', { keys: [by('homes.city')], columns: [revenue, { kind: 'share', of: 0, within: 'all' }] }],
  [
    'growth and running totals',
    {
      keys: [time('month')],
      columns: [revenue, { kind: 'growth', of: 0, percent: true }, { kind: 'running', of: 0 }],
    },
  ],
  [
    'a difference in percent',
    {
      keys: [by('homes.city')],
      columns: [
        measure('revenue', [in2026]),
        measure('revenue', [in2025]),
        { kind: 'difference', left: 0, right: 1, percent: true },
      ],
    },
  ],
  [
    'a difference with a label',
    {
      keys: [by('homes.city')],
      columns: [
        measure('revenue', [in2026]),
        measure('revenue', [in2025]),
        { kind: 'difference', left: 0, right: 1, percent: false, label: 'gain in $' },
      ],
    },
  ],
  [
    'months that fell behind',
    {
      keys: [time('month')],
      columns: [revenue],
      keep: [{ column: 0, op: '<', value: { kind: 'previous' } }],
    },
  ],
  [
    'the best of each',
    { keys: [by('homes.state'), thing('home')], columns: [revenue], order: [down()], limitPer: 1 },
  ],
  ['a special measure', { keys: [by('homes.city')], columns: [measure('occupancy', [in2025])] }],
  [
    'a special measure beside another',
    { keys: [by('homes.city')], columns: [measure('occupancy', [in2025]), revenue] },
  ],
  ['a list', { keys: [thing('home')], columns: [shown('homes.city'), shown('homes.rate')] }],
  [
    'a list that shows the name elsewhere',
    { keys: [thing('home')], columns: [shown('homes.rate'), shown('homes.title')] },
  ],
  [
    'a list with linked attributes of one name',
    { keys: [thing('booking')], columns: [shown('homes.id'), shown('bookings.id')] },
  ],
  ['values of an attribute', { keys: [by('homes.city')] }],
  ['a number of things', { keys: [thing('home')], summary: { kind: 'count' } }],
  ['a number of groups', { keys: [thing('guest')], columns: [bookings], summary: { kind: 'count' } }],
  [
    'a share of groups',
    {
      keys: [thing('guest')],
      columns: [bookings],
      keep: [{ column: 0, op: '>', value: { kind: 'number', value: 1 } }],
      summary: { kind: 'share' },
    },
  ],
  [
    'a concentration',
    {
      keys: [thing('home')],
      columns: [revenue],
      order: [down()],
      limit: 3,
      summary: { kind: 'concentration', column: 0 },
    },
  ],
]

describe('columns', () => {
  test.each(shapes)('of %s are named as in the SQL', (_, parts) => {
    const asked = plan(parts)
    expect(describeColumns(asked, homes).map(({ name }) => name)).toEqual(selected(compile(asked, homes)))
  })
  test('carry a heading, a format and what they are there for', () => {
    const asked = plan({
      keys: [by('homes.city'), time('year')],
      columns: [revenue, { kind: 'share', of: 0, within: 'all' }],
    })
    expect(describeColumns(asked, homes)).toEqual([
      { name: 'city', label: 'City', format: 'text', role: 'key' },
      { name: 'year', label: 'Year', format: 'year', role: 'key' },
      { name: 'revenue', label: 'Revenue', format: 'money', role: 'value' },
      { name: 'share_pct', label: 'Share of revenue', format: 'percent', role: 'value' },
    ])
  })
  test('of two periods say which is which', () => {
    const asked = plan({ columns: [measure('revenue', [in2026]), measure('revenue', [in2025])] })
    expect(describeColumns(asked, homes).map(({ label }) => label)).toEqual([
      'Revenue in 2026',
      'Revenue in 2025',
    ])
  })
  test('hold averages of whole numbers as broken ones', () => {
    const [column] = describeColumns(plan({ columns: [aggregate('avg', 'home', 'homes.bedrooms')] }), homes)
    expect(column).toMatchObject({ label: 'Average number of bedrooms', format: 'number' })
  })
  test('made of money and a number of things hold money', () => {
    const asked = plan({
      columns: [revenue, bookings, { kind: 'quotient', top: 0, bottom: 1, percent: false }],
    })
    expect(describeColumns(asked, homes).at(-1)).toMatchObject({
      label: 'Revenue per booking',
      format: 'money',
    })
  })
})
