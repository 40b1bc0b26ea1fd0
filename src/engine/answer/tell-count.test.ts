import { describe } from 'vitest'
import { by, count, in2025, measure, of, thing, time } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

describe('a summary of groups', () => {
  const threePlus = { column: 0, op: '>', value: { kind: 'number', value: 3 } } as const
  check(
    { keys: [thing('guest')], columns: [bookings], keep: [threePlus], summary: { kind: 'count' } },
    [[14]],
    '14 guests have more than 3 bookings.',
  )
  check(
    {
      keys: [thing('guest')],
      columns: [bookings],
      keep: [threePlus],
      where: [in2025],
      summary: { kind: 'count' },
    },
    [[0]],
    'No guest had more than 3 bookings in 2025.',
  )
  check(
    {
      keys: [thing('guest')],
      columns: [of({ kind: 'distinct', noun: 'booking', attribute: 'homes.city' })],
      keep: [{ column: 0, op: '>=', value: { kind: 'number', value: 3 } }],
      summary: { kind: 'count' },
    },
    [[9]],
    '9 guests have bookings in at least 3 different cities.',
  )
  check({ keys: [by('homes.city')], summary: { kind: 'count' } }, [[20]], 'There are 20 cities.')
  check(
    {
      keys: [thing('guest')],
      columns: [bookings],
      summary: {
        kind: 'bands',
        column: 0,
        bands: [
          { label: '1', from: 1, to: 1 },
          { label: '2 and up', from: 2 },
        ],
      },
    },
    [
      ['1', 1820],
      ['2 and up', 42],
    ],
    'Guests by number of bookings: 1 (1,820) and 2 and up (42).',
  )
  check(
    {
      keys: [thing('guest')],
      columns: [bookings, revenue],
      keep: [threePlus, { ...threePlus, column: 1 }],
      summary: { kind: 'share', among: 1 },
    },
    [[12.5]],
    '12.5% of guests that have more than 3 bookings also have more than $3 in revenue.',
  )
  check(
    {
      keys: [time('day')],
      columns: [revenue],
      where: [in2025],
      summary: { kind: 'aggregate', fn: 'avg', column: 0 },
    },
    [[3204.5]],
    'The average revenue per day was $3,205 in 2025.',
  )
  check(
    { keys: [thing('guest')], columns: [bookings], summary: { kind: 'aggregate', fn: 'avg', column: 0 } },
    [[2.13]],
    'The average number of bookings per guest is 2.13.',
  )
  check(
    {
      keys: [thing('guest')],
      columns: [revenue, bookings],
      keep: [{ column: 1, op: '>=', value: { kind: 'number', value: 2 } }],
      summary: { kind: 'aggregate', fn: 'sum', column: 0 },
    },
    [[2_427_491]],
    'The total revenue of guests that have at least 2 bookings is $2,427,491.',
  )
})
