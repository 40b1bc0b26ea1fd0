import { describe } from 'vitest'
import { aggregate, by, count, in2025, in2026, is, measure, thing } from './homes.testing.ts'
import { check } from './say.testing.ts'

const bookings = count('booking')

describe('groups of every kind', () => {
  check(
    { keys: [by('homes.has_pool')], columns: [aggregate('avg', 'home', 'homes.rate')] },
    [
      [true, 500],
      [false, 300],
    ],
    'The average nightly rate is $500 for homes with a pool against $300 for homes with no pool, 66.7% higher.',
  )
  check(
    { keys: [by('homes.city')], columns: [bookings] },
    [
      [null, 3],
      ['Moab', 8],
    ],
    'Bookings by city: no city recorded (3) and Moab (8).',
  )
  check(
    { keys: [thing('guest')], columns: [bookings] },
    [
      ['Ann', 9],
      ['Bob', 2],
      ['Cat', 1],
    ],
    'Of the first 3 guests, Ann has the most bookings: 9, 7 ahead of Bob.',
    { truncated: true },
  )
  check(
    { keys: [by('homes.city')], columns: [count('home'), aggregate('avg', 'home', 'homes.rate')] },
    [
      ['Aspen', 3, 500],
      ['Moab', 3, 90],
      ['Napa', 3, 300],
      ['Sedona', 3, 120],
      ['Tahoe', 3, 200],
    ],
    'Aspen has the highest average nightly rate: $500 (3 homes); the lowest of the 5 cities is Moab with $90.',
  )
  check(
    { keys: [by('homes.city')], columns: [measure('average_stay')] },
    [
      ['Aspen', 3],
      ['Moab', 4],
      ['Napa', 5],
      ['Sedona', 6],
      ['Tahoe', 7],
    ],
    'Tahoe has the longest average stay: 7 nights; the shortest of the 5 cities is Aspen with 3 nights.',
  )
  check(
    { keys: [by('homes.bedrooms')], columns: [count('home')], where: [is('homes.market', 'ACT')] },
    [
      [1, 3],
      [2, 30],
      [3, 60],
      [4, 40],
      [5, 20],
    ],
    'Active homes are most common with 3 bedrooms: 60; they are least common with 1 bedroom: 3.',
  )
  check(
    {
      keys: [by('bookings.device')],
      columns: [bookings],
      where: [is('bookings.device', 'mobile', 'desktop'), in2026],
    },
    [
      ['desktop', 33],
      ['mobile', 54],
    ],
    'Bookings came to 54 on mobile against 33 on desktop in 2026, 63.6% more.',
  )
  check(
    { keys: [by('homes.state')], columns: [bookings, measure('revenue')] },
    [
      ['CA', 300, 5000],
      ['NC', 109, 2000],
    ],
    'The data shows 300 bookings and $5,000 in revenue in California, against 109 bookings and $2,000 in revenue in North Carolina.',
  )
  check(
    { keys: [by('bookings.device')], columns: [bookings], where: [is('bookings.device', 'mobile')] },
    [['mobile', 33]],
    'There are 33 bookings on mobile.',
  )
  const change = { kind: 'difference', left: 0, right: 1, percent: true } as const
  check(
    {
      keys: [by('homes.city')],
      columns: [measure('revenue', [in2026]), measure('revenue', [in2025]), change],
    },
    [
      ['A', 6, 4, 50],
      ['B', 3, 4, -25],
      ['C', 4, 4, 0],
    ],
    'Revenue rose the most in A, by 50%: $6 in 2026 against $4 in 2025; it fell the most in B, by 25%.',
  )
  const part = { kind: 'quotient', top: 0, bottom: 1, percent: true, label: 'share pct' } as const
  check(
    {
      keys: [by('homes.city')],
      columns: [count('home', [is('homes.has_pool', true)], 'part'), count('home'), part],
    },
    [
      ['A', 8, 10, 80],
      ['B', 3, 10, 30],
      ['C', 4, 10, 40],
    ],
    'A has the largest share of homes with a pool: 80% (8 of 10); the smallest of the 3 cities is B with 30%.',
  )
  check(
    { keys: [by('bookings.payment')], columns: [bookings] },
    [
      ['credit_card', 9],
      ['paypal', 2],
    ],
    'Of the first 2 payment methods, credit card has the most bookings: 9, 7 ahead of paypal.',
    { truncated: true },
  )
  check(
    { keys: [by('homes.city')], columns: [measure('average_stay')] },
    [
      ['Aspen', null],
      ['Moab', null],
    ],
    'No average stay is recorded.',
  )
})
