import { describe } from 'vitest'
import { aggregate, by, count, down, in2025, in2026, measure, thing, time, up } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

describe('a ranking', () => {
  const top5 = { keys: [thing('home')], columns: [revenue], where: [in2026], order: [down()], limit: 5 }
  check(
    top5,
    [
      ['Driftwood Beach House', 118420],
      ['Alpenglow Ski Chalet', 104960],
      ['A', 5],
      ['B', 4],
      ['C', 3],
    ],
    'Driftwood Beach House brought in the most revenue in 2026: $118,420, $13,460 ahead of Alpenglow Ski Chalet.',
  )
  check(
    top5,
    [
      ['Driftwood Beach House', 118420],
      ['Alpenglow Ski Chalet', 104960],
    ],
    'Driftwood Beach House brought in the most revenue in 2026: $118,420, $13,460 ahead of Alpenglow Ski Chalet. Only 2 homes qualify.',
  )
  check(
    { ...top5, limit: 10 },
    [
      ['Driftwood Beach House', 118420],
      ['Alpenglow Ski Chalet', 104960],
    ],
    'Driftwood Beach House brought in the most revenue in 2026: $118,420, $13,460 ahead of Alpenglow Ski Chalet.',
  )
  check(
    { ...top5, limit: 1, supposed: ['Alpenglow Ski Chalet'] },
    [['Driftwood Beach House', 118420]],
    'No. Driftwood Beach House brought in the most revenue in 2026: $118,420.',
  )
  check(
    { ...top5, limit: 1 },
    [['Driftwood Beach House', 118420]],
    'Driftwood Beach House brought in the most revenue in 2026: $118,420.',
  )
  check(
    { ...top5, limit: 1, skip: 1 },
    [['Alpenglow Ski Chalet', 104960]],
    'Alpenglow Ski Chalet brought in the second most revenue in 2026: $104,960.',
  )
  check(
    { ...top5, columns: [revenue, bookings], limit: 1 },
    [['Driftwood Beach House', 118420, 61]],
    'Driftwood Beach House brought in the most revenue in 2026: $118,420 (61 bookings).',
  )
  check(
    { ...top5, limit: 2 },
    [
      ['A', 100.3],
      ['B', 100.1],
    ],
    'A brought in the most revenue in 2026: $100, just ahead of B.',
  )
  check(
    { ...top5, columns: [bookings], limit: 2 },
    [
      ['A', 61],
      ['B', 61],
    ],
    'A and B tied for the most bookings in 2026: 61 each.',
  )
  check(
    { ...top5, columns: [bookings] },
    [
      ['A', 61],
      ['B', 61],
      ['C', 61],
      ['D', 61],
      ['E', 61],
    ],
    'A and 4 others tied for the most bookings in 2026: 61 each.',
  )
  check(
    { keys: [by('homes.city')], columns: [bookings], order: [up()], limit: 3 },
    [
      ['Moab', 2],
      ['Napa', 5],
      ['Aspen', 7],
    ],
    'Moab has the fewest bookings: 2, followed by Napa with 5.',
  )
  check(
    {
      keys: [by('homes.state')],
      columns: [aggregate('avg', 'home', 'homes.rate')],
      order: [down()],
      limit: 2,
    },
    [
      ['CA', 512],
      ['NC', 300],
    ],
    'California has the highest average nightly rate: $512, followed by North Carolina at $300.',
  )
  check(
    { keys: [by('bookings.payment')], columns: [bookings], order: [down()], limit: 1 },
    [['credit_card', 4100]],
    'Credit card has the most bookings: 4,100.',
  )
  check(
    { keys: [time('month')], columns: [bookings], order: [down()], limit: 1 },
    [['2026-07-01', 120]],
    'July 2026 has the most bookings: 120.',
  )
  check(
    {
      keys: [thing('home')],
      columns: [revenue, aggregate('sum', 'booking', 'bookings.nights')],
      order: [down()],
      limit: 1,
    },
    [['Driftwood Beach House', 1200, 8]],
    'Driftwood Beach House brought in the most revenue: $1,200 (8 nights).',
  )
  check(
    { keys: [time('month')], columns: [bookings], order: [up()], limit: 1 },
    [['2026-11-01', 12]],
    'November 2026 has the fewest bookings: 12. November 2026 is not over yet.',
    { today: '2026-11-15' },
  )
  check(
    {
      keys: [{ kind: 'weekday', attribute: 'bookings.check_in' }],
      columns: [bookings],
      where: [in2025],
      order: [down()],
      limit: 1,
    },
    [['Saturday', 412]],
    'Saturday had the most bookings in 2025: 412.',
  )
  check(
    { keys: [by('homes.city')], columns: [measure('cancellation_rate')], order: [up()], limit: 2 },
    [
      ['Napa', 4],
      ['Moab', 5.5],
    ],
    'Napa has the lowest cancellation rate: 4%, followed by Moab at 5.5%.',
  )
  check(
    {
      keys: [by('homes.bedrooms')],
      columns: [aggregate('avg', 'home', 'homes.rate')],
      order: [down()],
      limit: 1,
    },
    [[7, 1020]],
    'The average nightly rate is highest with 7 bedrooms: $1,020.',
  )
  check(
    {
      keys: [by('homes.city')],
      columns: [
        measure('revenue', [in2026]),
        measure('revenue', [in2025]),
        { kind: 'difference', left: 0, right: 1, percent: false },
      ],
      order: [down(2)],
      limit: 2,
    },
    [
      ['Napa', 900, 500, 400],
      ['Moab', 300, 200, 100],
    ],
    'Revenue rose the most in Napa, by $400: $900 in 2026 against $500 in 2025, followed by Moab with $100.',
  )
})
