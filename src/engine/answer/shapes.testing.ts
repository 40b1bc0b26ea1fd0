// Every shape a plan can take, for tests of what must hold for all of them.
import type { Plan } from '#engine/plan.ts'
import {
  aggregate,
  by,
  count,
  down,
  in2025,
  in2026,
  is,
  measure,
  of,
  shown,
  thing,
  time,
} from './homes.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

export const shapes: [name: string, parts: Partial<Plan>][] = [
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
  [
    'months of the year',
    { keys: [{ kind: 'month of year', attribute: 'bookings.check_in' }], columns: [bookings] },
  ],
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
  [
    'groups that kept a condition',
    {
      keys: [thing('guest')],
      columns: [bookings],
      where: [in2025],
      keep: [{ column: 0, op: '>', value: { kind: 'number', value: 3 } }],
    },
  ],
  [
    'groups below others',
    {
      keys: [thing('home')],
      columns: [measure('revenue', [in2026]), measure('revenue', [in2025])],
      keep: [{ column: 0, op: '<', value: { kind: 'column', column: 1 } }],
    },
  ],
  [
    'a list above the average of its group',
    {
      keys: [thing('home')],
      columns: [shown('homes.rate')],
      keep: [{ column: 0, op: '>', value: { kind: 'own group', attribute: 'homes.city', fn: 'avg' } }],
    },
  ],
  ['a ranked list', { keys: [thing('home')], columns: [shown('homes.rate')], order: [down()], limit: 3 }],
]
