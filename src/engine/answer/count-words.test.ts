import { describe } from 'vitest'
import { compare, count, during, in2025, is, isNot, of } from './homes.testing.ts'
import { check } from './say.testing.ts'

const bookings = count('booking')
const past30 = during('2026-10-15', '2026-11-15')
const beach = is('homes.home_type', 'beach_house')

describe('how many', () => {
  check({ columns: [count('home')] }, [[60]], 'There are 60 homes.')
  check(
    { columns: [bookings], where: [is('homes.city', 'Aspen'), during('2026-03-01', '2026-04-01')] },
    [[61]],
    'There were 61 bookings in Aspen in March 2026.',
  )
  check({ columns: [bookings], where: [in2025] }, [[1]], 'There was 1 booking in 2025.')
  check(
    { columns: [bookings], where: [is('homes.city', 'Moab'), in2025] },
    [[0]],
    'There were no bookings in Moab in 2025.',
  )
  check(
    { columns: [count('home')], where: [beach, compare('homes.rate', '<', 500)] },
    [[12]],
    '12 beach house homes have a nightly rate below $500.',
  )
  check(
    { columns: [count('home')], where: [beach, compare('homes.rate', '<', 500)] },
    [[1]],
    '1 beach house home has a nightly rate below $500.',
  )
  check(
    { columns: [count('home')], where: [beach, compare('homes.rate', '<', 50)] },
    [[0]],
    'No beach house home has a nightly rate below $50.',
  )
  check(
    { columns: [bookings], where: [compare('bookings.total', '>', 2000), in2025] },
    [[41]],
    '41 bookings in 2025 have a total price above $2,000.',
  )
  check(
    { columns: [bookings], where: [during('2026-10-15', '2026-11-15', 'bookings.booked_at')] },
    [[73]],
    'There were 73 bookings booked from Oct 15 to Nov 14, 2026.',
    { periodLabel: 'Oct 15 to Nov 14, 2026' },
  )
  check(
    { columns: [bookings], where: [during('2026-11-16', '2026-11-23', 'bookings.check_out')] },
    [[9]],
    'There are 9 bookings with check-out from Nov 16 to Nov 22, 2026.',
    { today: '2026-11-15' },
  )
  check(
    { columns: [bookings], where: [is('bookings.reason', 'buying')] },
    [[213]],
    'There are 213 bookings interested in buying.',
  )
  check(
    { columns: [bookings], where: [is('bookings.source', 'booking_com', 'google')] },
    [[213]],
    'There are 213 bookings from booking.com or google.',
  )
  check(
    { columns: [bookings], where: [is('bookings.source', 'instagram', 'facebook')] },
    [[13]],
    'There are 13 bookings from social media.',
  )
  check(
    { columns: [bookings], where: [compare('bookings.nights', '<', 2)] },
    [[13]],
    'There are 13 out-of-season bookings.',
  )
  check(
    { columns: [bookings], where: [is('bookings.payment', 'gift_card')] },
    [[7]],
    'There are 7 bookings paid with gift card.',
  )
  check(
    { columns: [bookings], where: [isNot('homes.state', 'CA')] },
    [[7]],
    'There are 7 bookings not in California.',
  )
  check(
    { columns: [count('reservation')], where: [isNot('bookings.status', 'cancelled', 'pending')] },
    [[7]],
    'There are 7 reservations excluding cancelled and pending ones.',
  )
  check(
    { columns: [count('home')], where: [is('homes.market', 'SCO')] },
    [[7]],
    'There are 7 homes under contract.',
  )
  check(
    {
      columns: [count('home')],
      where: [
        is('homes.has_pool', false),
        compare('homes.bedrooms', '>=', 3),
        compare('homes.rate', '>=', 400),
        compare('homes.rate', '<=', 800),
      ],
    },
    [[7]],
    '7 homes have no pool, at least 3 bedrooms and a nightly rate between $400 and $800.',
  )
  check(
    { columns: [count('home')], where: [compare('homes.year_built', '<', 1960)] },
    [[7]],
    'There are 7 homes built before 1960.',
  )
  check(
    {
      columns: [count('home')],
      where: [compare('homes.year_built', '>', 2015), compare('homes.year_built', '<', 2021)],
    },
    [[7]],
    'There are 7 homes built after 2015 and before 2021.',
  )
  check(
    { columns: [count('home')], where: [compare('homes.idle', '>', 180)] },
    [[7]],
    '7 homes have more than 180 days without a guest.',
  )
  check(
    { columns: [count('home')], where: [{ kind: 'empty', attribute: 'homes.rating' }] },
    [[7]],
    '7 homes have no rating recorded.',
  )
  check(
    { columns: [bookings], where: [{ kind: 'contains', attribute: 'bookings.note', texts: ['pet', 'dog'] }] },
    [[1]],
    '1 booking has “pet” or “dog” in the note.',
  )
  check(
    {
      columns: [bookings],
      where: [{ kind: 'weekday', attribute: 'bookings.check_in', days: [5, 6] }, past30],
    },
    [[31]],
    'There were 31 bookings with check-in on a Friday or Saturday from Oct 15 to Nov 14, 2026.',
    { periodLabel: 'Oct 15 to Nov 14, 2026' },
  )
  check(
    {
      columns: [count('home')],
      where: [compare('homes.rate', '>', { attribute: 'homes.rate_per_sf', times: 2 })],
    },
    [[1]],
    '1 home has a nightly rate above 2 times the rate per square foot.',
  )
  check(
    {
      columns: [count('home')],
      where: [{ kind: 'any', of: [is('homes.city', 'Napa'), is('homes.has_pool', true)] }],
    },
    [[5]],
    'There are 5 homes in Napa or with a pool.',
  )
  check(
    { columns: [of({ kind: 'distinct', noun: 'home', attribute: 'homes.city' })] },
    [[16]],
    'There are 16 different cities.',
  )
  check(
    {
      columns: [of({ kind: 'distinct', noun: 'home', attribute: 'homes.city' })],
      where: [is('homes.state', 'CA')],
    },
    [[1]],
    'There is 1 city in California.',
  )
})
