import { describe } from 'vitest'
import { aggregate, count, during, in2025, in2026, is, isNot, measure } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')
const past30 = during('2026-10-15', '2026-11-15')
const beach = is('homes.home_type', 'beach_house')

describe('one value', () => {
  check({ columns: [revenue], where: [in2025] }, [[1204300.4]], 'Revenue came to $1,204,300 in 2025.')
  check({ columns: [revenue] }, [[3204300]], 'Revenue comes to $3,204,300.')
  check(
    { columns: [revenue], where: [past30] },
    [[98412]],
    'Revenue came to $98,412 from Oct 15 to Nov 14, 2026.',
    {
      periodLabel: 'Oct 15 to Nov 14, 2026',
    },
  )
  check({ columns: [revenue], where: [in2026] }, [[98412]], 'Revenue comes to $98,412 in 2026.', {
    today: '2026-11-15',
  })
  check(
    { columns: [revenue], where: [beach, is('homes.city', 'Aspen'), in2025] },
    [[5000]],
    'Revenue for beach house homes in Aspen came to $5,000 in 2025.',
  )
  check(
    { columns: [revenue], where: [is('homes.city', 'Aspen')] },
    [[5000]],
    'Revenue in Aspen comes to $5,000.',
  )
  check(
    { columns: [revenue], where: [is('homes.title', 'Driftwood Beach House'), in2025] },
    [[5000]],
    'Revenue for Driftwood Beach House came to $5,000 in 2025.',
  )
  check(
    { columns: [revenue], where: [is('bookings.status', 'completed')] },
    [[5000]],
    'Revenue for completed bookings comes to $5,000.',
  )
  check(
    { columns: [revenue], where: [is('homes.city', 'Moab'), in2025] },
    [[null]],
    'No revenue was recorded in Moab in 2025.',
  )
  check(
    { columns: [measure('average_stay')], where: [in2025] },
    [[4.25]],
    'The average stay was 4.3 nights in 2025.',
  )
  check(
    { columns: [measure('average_stay')], where: [is('bookings.device', 'mobile')] },
    [[1]],
    'The average stay on mobile is 1 night.',
  )
  check({ columns: [measure('cancellation_rate')] }, [[12.34]], 'The cancellation rate is 12.3%.')
  check(
    { columns: [measure('occupancy')], where: [during('2026-10-01', '2026-11-01')] },
    [[71]],
    'Occupancy was 71% in October 2026.',
  )
  check(
    { columns: [measure('cancellation_rate')], where: [is('homes.city', 'Moab')] },
    [[null]],
    'There is no cancellation rate to give in Moab: nothing is recorded to work it out from.',
  )
  check(
    { columns: [aggregate('avg', 'home', 'homes.rate')], where: [is('homes.city', 'Napa')] },
    [[412.6]],
    'The average nightly rate in Napa is $413.',
  )
  check(
    { columns: [aggregate('avg', 'home', 'homes.rate')], where: [is('homes.bedrooms', 3)] },
    [[412]],
    'The average nightly rate for homes with 3 bedrooms is $412.',
  )
  check(
    { columns: [aggregate('median', 'home', 'homes.rate_per_sf')], where: [is('homes.has_pool', true)] },
    [[3.5]],
    'The median rate per square foot for homes with a pool is $3.50.',
  )
  check(
    { columns: [aggregate('min', 'home', 'homes.year_built')], where: [is('homes.market', 'ACT')] },
    [[1951]],
    'The earliest year built for active homes is 1951.',
  )
  check(
    { columns: [aggregate('max', 'booking', 'bookings.check_out')] },
    [['2026-03-05']],
    'The latest check-out is Mar 5, 2026.',
  )
  check(
    { columns: [aggregate('max', 'booking', 'bookings.nights')] },
    [[41]],
    'The highest number of nights is 41 nights.',
  )
  check(
    { columns: [measure('nights_sold')], where: [in2025] },
    [[9102]],
    'Nights sold came to 9,102 in 2025.',
  )
})

describe('a period in columns of their own', () => {
  check({ columns: [measure('revenue', [in2025])] }, [[1204300]], 'Revenue came to $1,204,300 in 2025.', {
    periodLabel: 'Jan 1 to Dec 31, 2025',
  })
  check(
    { columns: [count('booking', [in2025]), measure('revenue', [in2025])] },
    [[4, 100]],
    'The data shows 4 bookings and $100 in revenue in 2025.',
    { periodLabel: 'Jan 1 to Dec 31, 2025' },
  )
  check(
    { columns: [bookings], where: [isNot('bookings.status', 'cancelled')] },
    [[4]],
    'There are 4 bookings.',
  )
  check(
    { columns: [count('reservation')], where: [{ kind: 'free', attribute: 'bookings.status' }] },
    [[7]],
    'There are 7 reservations.',
  )
  check(
    { columns: [revenue], where: [during('2026-10-16', '2026-11-16')] },
    [[5]],
    'Revenue came to $5 from Oct 16 to Nov 15, 2026.',
    { today: '2026-11-15' },
  )
  check(
    { columns: [revenue], where: [{ kind: 'during', attribute: 'bookings.check_in', from: '2026-03-01' }] },
    [[5]],
    'Revenue comes to $5 since Mar 1, 2026.',
    { today: '2026-11-15', periodLabel: 'from Mar 1, 2026 on' },
  )
  check(
    {
      keys: [{ kind: 'sides', sides: [{ label: 'mobile', where: [is('bookings.device', 'mobile')] }] }],
      columns: [bookings],
    },
    [['mobile', 7]],
    'There are 7 bookings on mobile.',
  )
})

describe('a number and a part of it', () => {
  const part = { ...bookings, where: [is('bookings.status', 'cancelled')] }
  check(
    { columns: [bookings, part], where: [in2025] },
    [[72, 14]],
    'There were 72 bookings in 2025; 14 of them were cancelled.',
  )
  check(
    { columns: [{ ...bookings, where: [is('homes.city', 'Moab')] }, part], where: [in2025] },
    [[72, 14]],
    'Bookings came to 72 in Moab against 14 for cancelled bookings in 2025, 414.3% more.',
  )
})

describe('several values', () => {
  check(
    { columns: [bookings, revenue], where: [is('homes.state', 'CA'), in2025] },
    [[412, 1204300]],
    'The data shows 412 bookings and $1,204,300 in revenue in California in 2025.',
  )
  check(
    { columns: [bookings, measure('average_stay')] },
    [[1, 4.2]],
    'The data shows 1 booking and an average stay of 4.2 nights.',
  )
  check(
    {
      columns: [
        aggregate('min', 'home', 'homes.rate'),
        aggregate('median', 'home', 'homes.rate'),
        aggregate('max', 'home', 'homes.rate'),
      ],
      where: [is('homes.city', 'Napa')],
    },
    [[79, 300, 1250]],
    'Nightly rate in Napa: lowest $79, median $300 and highest $1,250.',
  )
})
