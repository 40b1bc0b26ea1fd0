import { describe } from 'vitest'
import { aggregate, by, count, in2025, in2026, is, measure, thing, up } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

describe('groups', () => {
  const byCity = { keys: [by('homes.city')], columns: [revenue], where: [in2026] }
  check(
    byCity,
    [
      ['Aspen', 300],
      ['Moab', 12],
      ['Napa', 204],
      ['Sedona', 44],
      ['Tahoe', 70],
    ],
    'Aspen brought in the most revenue in 2026: $300; the lowest of the 5 cities was Moab with $12.',
  )
  check(
    { ...byCity, order: [up()] },
    [
      ['Moab', 12],
      ['Sedona', 44],
      ['Tahoe', 70],
      ['Napa', 204],
      ['Aspen', 300],
    ],
    'Moab brought in the least revenue in 2026: $12; the highest of the 5 cities was Aspen with $300.',
  )
  check(byCity, [['Aspen', 300]], 'Revenue came to $300 in Aspen in 2026.')
  check(
    { keys: [by('bookings.status')], columns: [count('reservation')] },
    [
      ['completed', 1604],
      ['confirmed', 412],
      ['cancelled', 300],
    ],
    'Reservations by status: 1,604 completed, 412 confirmed and 300 cancelled.',
  )
  check(
    { keys: [by('homes.home_type')], columns: [measure('average_stay')] },
    [
      ['beach_house', 4],
      ['ski_chalet', 5.12],
    ],
    'The average stay is 5.1 nights for ski chalet homes against 4 nights for beach house homes, 28% higher.',
  )
  check(
    { keys: [by('homes.bedrooms')], columns: [aggregate('avg', 'home', 'homes.rate')] },
    [
      [0, 98],
      [1, 150],
      [2, 200],
      [3, 300],
      [7, 1020],
    ],
    'The average nightly rate is highest with 7 bedrooms: $1,020; it is lowest with 0 bedrooms: $98.',
  )
  check(
    {
      keys: [{ kind: 'step', attribute: 'homes.year_built', size: 10 }],
      columns: [aggregate('avg', 'home', 'homes.rate')],
    },
    [
      [1950, 98],
      [1960, 150],
      [1970, 200],
      [1980, 300],
      [1990, 220],
    ],
    'The average nightly rate is highest in the 1980s: $300; it is lowest in the 1950s: $98.',
  )
  check(
    { keys: [{ kind: 'step', attribute: 'homes.rate', size: 1000 }], columns: [count('home')] },
    [
      [0, 12],
      [1000, 30],
      [2000, 8],
      [3000, 6],
      [4000, 5],
      [5000, 4],
    ],
    'Homes are most common for $1,000 to $2,000: 30; they are least common for $5,000 to $6,000: 4.',
  )
  check(
    { keys: [by('homes.city')], columns: [bookings] },
    [
      ['Aspen', 3],
      ['Moab', 3],
      ['Napa', 3],
      ['Sedona', 3],
      ['Tahoe', 3],
    ],
    'Bookings come to 3 for each city.',
  )
  check(
    { keys: [by('homes.city')], columns: [bookings] },
    [
      ['Aspen', 3],
      ['Moab', 3],
      ['Napa', 1],
      ['Sedona', 2],
      ['Tahoe', 2],
    ],
    'Aspen and Moab are tied for the most bookings: 3 each.',
  )
  check(
    { keys: [by('bookings.payment')], columns: [bookings, { kind: 'share', of: 0, within: 'all' }] },
    [
      ['credit_card', 41, 41],
      ['paypal', 39, 39],
      ['gift_card', 20, 20],
    ],
    'Credit card makes up 41% of bookings, the largest share; gift card makes up the smallest, 20%.',
  )
  check(
    {
      keys: [
        {
          kind: 'bands',
          attribute: 'homes.rate',
          bands: [
            { label: 'under $200', to: 200 },
            { label: '$200 or more', from: 200 },
          ],
        },
      ],
      columns: [count('home')],
    },
    [
      ['under $200', 12],
      ['$200 or more', 48],
    ],
    'Homes by nightly rate: under $200 (12) and $200 or more (48).',
  )
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
