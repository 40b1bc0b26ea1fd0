import { describe } from 'vitest'
import {
  by,
  compare,
  count,
  down,
  during,
  in2025,
  in2026,
  is,
  measure,
  shown,
  thing,
  time,
} from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

describe('groups that meet a condition', () => {
  const moreThan = (value: number) => ({ column: 0, op: '>', value: { kind: 'number', value } }) as const
  check(
    {
      keys: [by('homes.city')],
      columns: [bookings, measure('revenue')],
      keep: [moreThan(3)],
      order: [{ column: 1, descending: true }],
      limit: 1,
    },
    [['Moab', 4, 900]],
    'Of the cities with more than 3 bookings, Moab brought in the most revenue: $900 (4 bookings).',
  )
  check(
    { keys: [thing('guest')], columns: [bookings], keep: [moreThan(3)] },
    [
      ['Ann', 9],
      ['Bob', 5],
      ['Cat', 4],
      ['Dan', 4],
    ],
    '4 guests have more than 3 bookings; Ann has the most bookings, 9.',
  )
  check(
    { keys: [thing('guest')], columns: [bookings], keep: [moreThan(3)], order: [down()], limit: 2 },
    [
      ['Ann', 9],
      ['Bob', 5],
    ],
    'Of the guests with more than 3 bookings, Ann has the most bookings: 9, 4 ahead of Bob.',
  )
  check(
    { keys: [thing('guest')], columns: [bookings], keep: [moreThan(3)] },
    [['Ann', 9]],
    '1 guest has more than 3 bookings: Ann.',
  )
  check(
    { keys: [thing('guest')], columns: [bookings], keep: [moreThan(30)] },
    [],
    'No guest has more than 30 bookings.',
  )
  check(
    {
      keys: [thing('home')],
      columns: [bookings],
      keepEmpty: true,
      keep: [{ column: 0, op: '=', value: { kind: 'number', value: 0 } }],
      where: [during('2026-11-15', '2027-01-14')],
    },
    [
      ['A', 0],
      ['B', 0],
      ['C', 0],
      ['D', 0],
      ['E', 0],
    ],
    '5 homes have no bookings from Nov 15, 2026 to Jan 13, 2027: A, B, C and 2 more.',
    { today: '2026-11-15' },
  )
  check(
    { keys: [by('homes.city')], columns: [measure('cancellation_rate')], keep: [moreThan(14)] },
    [
      ['Moab', 15],
      ['Napa', 21],
    ],
    '2 cities have a cancellation rate above 14%: Moab and Napa.',
  )
  check(
    {
      keys: [thing('home')],
      columns: [measure('revenue', [in2026]), measure('revenue', [in2025])],
      keep: [{ column: 0, op: '<', value: { kind: 'column', column: 1 } }],
    },
    [['A', 1, 2]],
    '1 home had less revenue in 2026 than in 2025: A.',
  )
  check(
    {
      keys: [by('homes.state')],
      columns: [measure('average_stay')],
      keep: [{ column: 0, op: '>', value: { kind: 'overall' } }],
    },
    [
      ['CA', 5],
      ['NC', 6],
    ],
    '2 states have an average stay above the overall one: California and North Carolina.',
  )
  check(
    {
      keys: [time('month')],
      columns: [revenue],
      where: [in2025],
      keep: [{ column: 0, op: '<', value: { kind: 'previous' } }],
    },
    [
      ['2025-02-01', 5],
      ['2025-04-01', 7],
    ],
    '2 months had less revenue than the month before in 2025: February 2025 and April 2025.',
  )
  check(
    {
      keys: [thing('home')],
      columns: [revenue, shown('homes.rate')],
      keep: [{ column: 0, op: '<', value: { kind: 'column', column: 1, times: 30 } }],
    },
    [['A', 1, 2]],
    '1 home has revenue below 30 times the nightly rate: A.',
  )
  check(
    {
      keys: [by('homes.state')],
      columns: [count('home', [compare('homes.bedrooms', '>', 5)])],
      keepEmpty: true,
      keep: [{ column: 0, op: '=', value: { kind: 'number', value: 0 } }],
    },
    [
      ['CA', 0],
      ['NC', 0],
    ],
    '2 states have no homes with more than 5 bedrooms: California and North Carolina.',
  )
  check(
    {
      keys: [thing('home')],
      columns: [revenue],
      where: [during('2025-11-15', '2026-11-16', 'homes.listed_at')],
      keep: [moreThan(20000)],
    },
    [['A', 21000]],
    '1 home listed from Nov 15, 2025 to Nov 15, 2026 has more than $20,000 in revenue: A.',
  )
  check(
    {
      keys: [thing('guest')],
      columns: [bookings],
      where: [is('homes.city', 'Napa'), in2025],
      keep: [moreThan(3)],
    },
    [['Ann', 9]],
    '1 guest had more than 3 bookings in Napa in 2025: Ann.',
  )
})
