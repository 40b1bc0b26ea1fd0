import { describe } from 'vitest'
import type { Plan } from '#engine/plan.ts'
import { aggregate, count, in2025, in2026, is, measure } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

describe('a comparison', () => {
  const sides = (...all: [string, Plan['where']][]) =>
    ({ kind: 'sides', sides: all.map(([label, where]) => ({ label, where })) }) as const
  const years = sides(['this year', [in2026]], ['last year', [in2025]])
  check(
    { keys: [years], columns: [revenue] },
    [
      ['last year', 1000],
      ['this year', 1093],
    ],
    'Revenue came to $1,093 in 2026, up 9.3% from $1,000 in 2025.',
  )
  check(
    { keys: [years], columns: [revenue] },
    [
      ['last year', 1000],
      ['this year', 900],
    ],
    'Revenue comes to $900 in 2026, down 10% from $1,000 in 2025; 2026 is not over yet.',
    { today: '2026-11-15' },
  )
  check(
    { keys: [years], columns: [measure('cancellation_rate')] },
    [
      ['last year', 10],
      ['this year', 12.5],
    ],
    'The cancellation rate was 12.5% in 2026, up 2.5 points from 10% in 2025.',
  )
  check(
    { keys: [years], columns: [bookings] },
    [
      ['last year', 10],
      ['this year', 10],
    ],
    'Bookings came to 10 in 2026, the same as in 2025.',
  )
  check(
    { keys: [years], columns: [revenue] },
    [
      ['last year', 1000],
      ['this year', null],
    ],
    'Revenue: none recorded in 2026 and $1,000 in 2025.',
  )
  check(
    {
      columns: [
        measure('revenue', [in2026]),
        measure('revenue', [in2025]),
        { kind: 'difference', left: 0, right: 1, percent: true },
      ],
    },
    [[1093, 1000, 9.3]],
    'Revenue came to $1,093 in 2026, up 9.3% from $1,000 in 2025.',
  )
  const devices = sides(
    ['mobile', [is('bookings.device', 'mobile')]],
    ['desktop', [is('bookings.device', 'desktop')]],
  )
  check(
    { keys: [devices], columns: [bookings], where: [in2025] },
    [
      ['mobile', 388],
      ['desktop', 412],
    ],
    'Bookings came to 412 on desktop against 388 on mobile in 2025, 6.2% more.',
  )
  check(
    { keys: [devices], columns: [bookings] },
    [
      ['mobile', 5],
      ['desktop', 5],
    ],
    'Bookings come to 5 on mobile against 5 on desktop, so they are even.',
  )
  const pools = sides(['pool', [is('homes.has_pool', true)]], ['no pool', [is('homes.has_pool', false)]])
  check(
    { keys: [pools], columns: [aggregate('avg', 'home', 'homes.rate_per_sf')] },
    [
      ['pool', 3.12],
      ['no pool', 2.87],
    ],
    'The average rate per square foot is $3.12 for homes with a pool against $2.87 for homes with no pool, 8.7% higher.',
  )
  const rest = sides(['Napa', [is('homes.city', 'Napa')]], ['everywhere else', []])
  check(
    { keys: [rest], columns: [measure('average_stay')] },
    [
      ['Napa', 3],
      ['everywhere else', 4],
    ],
    'The average stay is 4 nights everywhere else against 3 nights in Napa, 33.3% higher.',
  )
  const states = sides(
    ['California', [is('homes.state', 'CA')]],
    ['North Carolina', [is('homes.state', 'NC')]],
  )
  check(
    { keys: [states], columns: [bookings, revenue], where: [in2026] },
    [
      ['California', 412, 1204300],
      ['North Carolina', 388, 1002000],
    ],
    'The data shows 412 bookings and $1,204,300 in revenue in California, against 388 bookings and $1,002,000 in revenue in North Carolina, in 2026.',
  )
  const three = sides(
    ['a', [is('homes.city', 'Aspen')]],
    ['b', [is('homes.city', 'Napa')]],
    ['c', [is('homes.city', 'Moab')]],
  )
  check(
    { keys: [three], columns: [aggregate('avg', 'home', 'homes.rate')] },
    [
      ['a', 500],
      ['b', 400],
      ['c', 90],
    ],
    'The average nightly rate is $500 in Aspen, $400 in Napa and $90 in Moab.',
  )
})
