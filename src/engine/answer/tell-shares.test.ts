import { describe } from 'vitest'
import { compare, count, down, in2025, is, measure, thing } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')

describe('shares and ratios', () => {
  check(
    {
      columns: [
        count('home', [is('homes.home_type', 'tiny_home')]),
        count('home'),
        { kind: 'quotient', top: 0, bottom: 1, percent: true },
      ],
    },
    [[6, 60, 10]],
    '10% of homes are tiny home homes: 6 of 60.',
  )
  const cancelled = is('bookings.status', 'cancelled')
  const percentOf = (top: number, bottom: number, label?: string) =>
    ({ kind: 'quotient', top, bottom, percent: true, ...(label === undefined ? {} : { label }) }) as const
  check(
    { columns: [count('reservation', [cancelled]), count('reservation'), percentOf(0, 1)], where: [in2025] },
    [[81, 260, 31.15]],
    '31.2% of reservations in 2025 were cancelled: 81 of 260.',
  )
  check(
    {
      columns: [count('home', [is('homes.has_pool', true)]), count('home'), percentOf(0, 1)],
      where: [is('homes.city', 'Napa')],
    },
    [[2, 5, 40]],
    '40% of homes in Napa have a pool: 2 of 5.',
  )
  check(
    {
      columns: [measure('revenue', [compare('homes.rate', '>', 900)]), revenue, percentOf(0, 1)],
      where: [in2025],
    },
    [[400, 1000, 40]],
    '40% of revenue in 2025 was for homes with a nightly rate above $900: $400 of $1,000.',
  )
  check(
    {
      columns: [
        count('home'),
        bookings,
        { kind: 'quotient', top: 0, bottom: 1, percent: false, label: 'months of supply' },
      ],
    },
    [[180, 43, 4.19]],
    'Months of supply are 4.19: 180 homes against 43 bookings.',
  )
  check(
    {
      columns: [revenue, count('home'), { kind: 'quotient', top: 0, bottom: 1, percent: false }],
      where: [in2025],
    },
    [[1000, 4, 250]],
    'The revenue per home was $250 in 2025: $1,000 in revenue against 4 homes.',
  )
  check(
    { columns: [count('reservation', [cancelled]), count('reservation'), percentOf(0, 1)] },
    [[0, 0, null]],
    'There is no share of reservations that are cancelled to give: nothing is recorded to work it out from.',
  )
  check(
    {
      keys: [thing('guest')],
      columns: [bookings],
      keep: [{ column: 0, op: '>=', value: { kind: 'number', value: 2 } }],
      summary: { kind: 'share' },
    },
    [[34.2]],
    '34.2% of guests have at least 2 bookings.',
  )
  check(
    {
      keys: [thing('home')],
      columns: [revenue],
      where: [in2025],
      order: [down()],
      limit: 5,
      summary: { kind: 'concentration', column: 0 },
    },
    [[31.25]],
    'The top 5 homes accounted for 31.3% of revenue in 2025.',
  )
})
