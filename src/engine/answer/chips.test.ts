import { describe, expect, test } from 'vitest'
import type { Plan } from '#engine/plan.ts'
import { understood } from './chips.ts'
import {
  aggregate,
  by,
  compare,
  count,
  down,
  during,
  homes,
  in2025,
  in2026,
  is,
  isNot,
  measure,
  plan,
  shown,
  thing,
  time,
  up,
} from './homes.testing.ts'

const revenue = measure('revenue')
const bookings = count('booking')
const texts = (parts: Partial<Plan>, label: string | null = null) =>
  understood(plan(parts), homes, label).map(({ kind, text }) => `${kind}: ${text}`)
const check = (name: string, parts: Partial<Plan>, expected: string[], label: string | null = null) =>
  test(`${name}`, () => expect(texts(parts, label)).toEqual(expected))

describe('what was understood', () => {
  check(
    'names measure, defaults, period, grouping and limit',
    { keys: [thing('home')], columns: [revenue], where: [in2026], order: [down()], limit: 5 },
    [
      'measure: Revenue',
      'filter: Only confirmed and completed',
      'period: Jan 1 to Dec 31, 2026, by check-in',
      'grouping: By home',
      'limit: 5 highest',
    ],
    'Jan 1 to Dec 31, 2026',
  )
  check('says that no period was given', { columns: [revenue] }, [
    'measure: Revenue',
    'filter: Only confirmed and completed',
    'period: All dates',
  ])
  check('says what a noun leaves out', { columns: [bookings] }, [
    'measure: Bookings',
    'filter: Cancelled left out',
    'period: All dates',
  ])
  check(
    'gives no order to things that all have none',
    {
      keys: [thing('guest')],
      columns: [bookings],
      keep: [{ column: 0, op: '=', value: { kind: 'number', value: 0 } }],
      order: [down()],
    },
    [
      'measure: Bookings',
      'filter: No bookings',
      'filter: Cancelled left out',
      'period: All dates',
      'grouping: By guest',
    ],
  )
  check(
    'drops a default that the question speaks of',
    { columns: [bookings], where: [is('bookings.status', 'cancelled')] },
    ['measure: Bookings', 'filter: Cancelled', 'period: All dates'],
  )
  check(
    'drops a default that the rows are grouped by',
    { keys: [by('bookings.status')], columns: [bookings] },
    ['measure: Bookings', 'period: All dates', 'grouping: By status'],
  )
  check(
    'drops a default that was lifted',
    { columns: [bookings], where: [{ kind: 'free', attribute: 'bookings.status' }] },
    ['measure: Bookings', 'period: All dates'],
  )
  check(
    'lists filters one by one',
    {
      keys: [thing('home')],
      columns: [shown('homes.rate')],
      where: [
        is('homes.home_type', 'beach_house', 'tiny_home'),
        is('homes.city', 'Aspen'),
        compare('homes.rate', '<', 500),
        compare('homes.bedrooms', '>=', 3),
        is('homes.has_pool', true),
        isNot('homes.market', 'SCO'),
      ],
    },
    [
      'measure: Homes',
      'filter: Beach house or tiny home',
      'filter: In Aspen',
      'filter: Excluding under contract ones',
      'filter: Nightly rate below $500',
      'filter: At least 3 bedrooms',
      'filter: With a pool',
    ],
  )
  check(
    'lists what rows must have',
    {
      keys: [thing('guest')],
      columns: [bookings],
      keep: [{ column: 0, op: '>', value: { kind: 'number', value: 3 } }],
      summary: { kind: 'count' },
    },
    [
      'measure: Number of guests',
      'filter: More than 3 bookings',
      'filter: Cancelled left out',
      'period: All dates',
      'grouping: By guest',
    ],
  )
  check(
    'names the date that a period goes by',
    { columns: [count('reservation')], where: [during('2026-10-15', '2026-11-15', 'bookings.booked_at')] },
    ['measure: Reservations', 'period: Oct 15 to Nov 14, 2026, by date booked'],
  )
  check(
    'names both periods of a comparison',
    { columns: [measure('cancellation_rate', [in2026]), measure('cancellation_rate', [in2025])] },
    ['measure: Cancellation rate in 2026', 'measure: Cancellation rate in 2025'],
  )
  check(
    'names the sides of a comparison',
    {
      keys: [
        {
          kind: 'sides',
          sides: [
            { label: 'mobile', where: [is('bookings.device', 'mobile')] },
            { label: 'desktop', where: [is('bookings.device', 'desktop')] },
          ],
        },
      ],
      columns: [measure('cancellation_rate')],
    },
    ['measure: Cancellation rate', 'period: All dates', 'grouping: Mobile against desktop'],
  )
  check(
    'names the order of a list',
    { keys: [thing('home')], columns: [shown('homes.rate')], order: [up()] },
    ['measure: Homes', 'order: Lowest nightly rate first'],
  )
  check('names a cut without an order', { keys: [thing('home')], columns: [], limit: 15 }, [
    'measure: Homes',
    'limit: First 15',
  ])
  check(
    'names the date of a grouping by time',
    { keys: [time('month'), by('homes.city')], columns: [measure('average_stay')], where: [in2025] },
    [
      'measure: Average stay',
      'filter: Cancelled left out',
      'period: 2025, by check-in',
      'grouping: By month of check-in',
      'grouping: By city',
    ],
  )
  check(
    'names a limit for each group',
    {
      keys: [by('homes.state'), thing('home')],
      columns: [aggregate('max', 'home', 'homes.rate')],
      order: [down()],
      limitPer: 3,
    },
    [
      'measure: Highest nightly rate',
      'grouping: By state',
      'grouping: By home',
      'limit: 3 highest for each state',
    ],
  )
})

describe('an assumption', () => {
  const asked = plan({ columns: [measure('cancellation_rate')], where: [in2026] })
  const other = { instead: { text: 'Only stays so far', question: 'cancellation rate so far this year' } }
  test('marks the part that it is about', () => {
    const chips = understood(asked, homes, null, [{ kind: 'period', ...other }])
    expect(chips).toContainEqual({ kind: 'period', text: '2026, by check-in', assumed: other })
  })
  test('is a part of its own where the plan shows none', () => {
    const chips = understood(asked, homes, null, [
      { kind: 'filter', text: 'stays still to come count', ...other },
    ])
    expect(chips.at(-1)).toEqual({ kind: 'filter', text: 'Stays still to come count', assumed: other })
  })
  test('may have no other reading to offer', () => {
    const chips = understood(asked, homes, null, [{ kind: 'period', text: '“a few” was read as 3' }])
    expect(chips.at(-1)).toEqual({ kind: 'period', text: '“a few” was read as 3', assumed: {} })
  })
  test('about the date takes it from the period', () => {
    const chips = understood(asked, homes, null, [{ kind: 'period', text: 'by check-in', saysDate: true }])
    expect(chips.map(({ text }) => text)).toEqual(['Cancellation rate', '2026', 'By check-in'])
  })
  test('about what is best names the measure in the ranking', () => {
    const ranked = plan({
      keys: [by('homes.city')],
      columns: [measure('cancellation_rate')],
      order: [down()],
      limit: 3,
    })
    const chips = understood(ranked, homes, null, [{ kind: 'limit' }])
    expect(chips.at(-1)).toEqual({ kind: 'limit', text: '3 highest by cancellation rate', assumed: {} })
  })
  test('is never made up', () => {
    expect(understood(asked, homes, null).some(({ assumed }) => assumed !== undefined)).toBe(false)
  })
})
