import { describe } from 'vitest'
import type { Json } from '#contract/tables.ts'
import { count, during, in2025, is, measure, time } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

describe('a trend', () => {
  const monthly = { keys: [time('month')], columns: [revenue] }
  const year: Json[][] = [
    ['2025-01-01', 120],
    ['2025-02-01', 91],
    ['2025-03-01', 140],
    ['2025-04-01', 284],
    ['2025-05-01', 200],
  ]
  check(monthly, year, 'Revenue peaked in April 2025 at $284; the low was $91 in February 2025.')
  check(
    { ...monthly, where: [is('homes.city', 'Napa')] },
    year,
    'Revenue in Napa peaked in April 2025 at $284; the low was $91 in February 2025.',
  )
  check(
    monthly,
    [...year, ['2025-06-01', 3]],
    'Revenue peaked in April 2025 at $284; the lowest full month was February 2025 with $91.',
    { today: '2025-06-02' },
  )
  check(
    { ...monthly, where: [during('2025-01-15', '2025-07-01')] },
    [['2025-01-01', 3], ...year.slice(1)],
    'Revenue peaked in April 2025 at $284; the lowest full month was February 2025 with $91.',
  )
  check(monthly, year.slice(0, 1), 'Revenue comes to $120 in January 2025.')
  check(
    monthly,
    year.slice(0, 2),
    'Revenue came to $91 in February 2025, down 24.2% from $120 in January 2025.',
  )
  check(
    monthly,
    year.slice(0, 3),
    'Revenue comes to $120 in January 2025, $91 in February 2025 and $140 in March 2025.',
  )
  check(
    { keys: [time('quarter')], columns: [measure('cancellation_rate')] },
    [
      ['2025-01-01', 4],
      ['2025-04-01', 6.5],
      ['2025-07-01', 6.5],
      ['2025-10-01', 3],
    ],
    'The cancellation rate peaked in Q2 2025 and in Q3 2025 at 6.5%; the low was 3% in Q4 2025.',
  )
  check(
    { keys: [time('year')], columns: [revenue] },
    [
      [2025, 1000],
      [2026, 1100],
    ],
    'Revenue comes to $1,100 in 2026, up 10% from $1,000 in 2025; 2026 is not over yet.',
    { today: '2026-11-15' },
  )
  check(
    { keys: [time('week')], columns: [bookings] },
    [
      ['2026-03-02', 1],
      ['2026-03-09', 5],
      ['2026-03-16', 2],
      ['2026-03-23', 3],
    ],
    'Bookings peaked the week of Mar 9, 2026 at 5; the low was 1 the week of Mar 2, 2026.',
  )
  check(
    { keys: [time('day')], columns: [bookings] },
    [
      ['2026-03-02', 2],
      ['2026-03-03', 2],
      ['2026-03-04', 2],
      ['2026-03-05', 2],
    ],
    'Bookings come to 2 in each of the 4 days.',
  )
  check(
    { keys: [time('month')], columns: [revenue, { kind: 'growth', of: 0, percent: true }] },
    year.map(([month, value], at) => [
      month ?? null,
      value ?? null,
      [null, -24.2, 53.8, 102.9, -29.6][at] ?? null,
    ]),
    'Revenue grew the most in April 2025, by 102.9% on the month before; the sharpest drop was 29.6% in May 2025.',
  )
  check(
    { keys: [time('month')], columns: [revenue, { kind: 'running', of: 0 }], where: [in2025] },
    [
      ['2025-01-01', 120, 120],
      ['2025-02-01', 91, 211],
    ],
    'The running total of revenue reached $211 in February 2025.',
  )
  check(
    { keys: [time('month')], columns: [bookings, revenue] },
    year.map(([month, value]) => [month ?? null, 3, value ?? null]),
    'Bookings come to 3 in each of the 5 months. Revenue peaked in April 2025 at $284.',
  )
  check(monthly, [], 'No revenue is recorded.')
})
