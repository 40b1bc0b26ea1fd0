import { describe } from 'vitest'
import { aggregate, by, count, in2026, measure, up } from './homes.testing.ts'
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
})
