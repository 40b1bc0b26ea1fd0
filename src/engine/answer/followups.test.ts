import { describe, expect, test } from 'vitest'
import type { ResultRow } from '#contract/sample.ts'
import { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import { models } from '#verticals/models.ts'
import { followups } from './followups.ts'
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
} from './homes.testing.ts'
import { questionOf } from './question.ts'

const revenue = measure('revenue')
const bookings = count('booking')
const next = (parts: Partial<Plan>, rows: ResultRow[] = []) => followups(plan(parts), homes, rows)

describe('what to ask next', () => {
  test('after a number: the period before, groups, time and the leaders', () => {
    expect(next({ columns: [revenue], where: [in2025] })).toEqual([
      'Revenue in 2024',
      'Revenue by home type in 2025',
      'Revenue by month in 2025',
      'Top 5 homes by revenue in 2025',
      'Revenue by city in 2025',
      'Revenue by state in 2025',
    ])
  })
  test('after groups: the leading one over time', () => {
    const rows = [{ city: 'Napa', revenue: 9 }]
    expect(next({ keys: [by('homes.city')], columns: [revenue], where: [in2025] }, rows)[0]).toBe(
      'Revenue in Napa by month in 2025',
    )
  })
  test('after a ranking: the same ranking for the period before', () => {
    expect(
      next({ keys: [thing('home')], columns: [revenue], where: [in2026], order: [down()], limit: 5 })[0],
    ).toBe('Top 5 homes by revenue in 2025')
  })
  test('after a list: how many, what they cost, and of which kind', () => {
    const where = [is('homes.home_type', 'beach_house'), compare('homes.rate', '<', 500)]
    expect(next({ keys: [thing('home')], columns: [shown('homes.rate')], where }).slice(0, 3)).toEqual([
      'How many beach house homes with a nightly rate below $500?',
      'Average nightly rate for beach house homes with a nightly rate below $500',
      'Number of beach house homes with a nightly rate below $500 by city',
    ])
  })
  test('after the values of an attribute: what there is of each', () => {
    expect(next({ keys: [by('homes.home_type')] }).slice(0, 3)).toEqual([
      'Number of homes by home type',
      'Average nightly rate by home type',
      'Revenue by home type',
    ])
  })
  test('after a comparison: the first side alone, further', () => {
    const sides = {
      kind: 'sides',
      sides: [
        { label: 'a', where: [in2026] },
        { label: 'b', where: [in2025] },
      ],
    } as const
    expect(next({ keys: [sides], columns: [revenue] })).toContain('Revenue by month in 2026')
  })
  test('without a period, one is offered', () => {
    expect(next({ columns: [bookings] })).toContain('How many bookings last year?')
  })
  test('a short period is broken down by day', () => {
    expect(next({ columns: [revenue], where: [during('2026-10-01', '2026-11-01')] })).toContain(
      'Revenue by day in October 2026',
    )
  })
  test('a span without a name gives way to last year', () => {
    expect(next({ columns: [revenue], where: [during('2026-10-16', '2026-11-16')] })[0]).toBe(
      'Revenue last year',
    )
  })
  test('within one city, states are not offered; within one state, cities are', () => {
    expect(next({ columns: [revenue], where: [is('homes.city', 'Napa')] }).join()).not.toContain('by state')
    expect(next({ columns: [revenue], where: [is('homes.state', 'CA')] }).join()).toContain('by city')
  })
  test('what a measure already settles is not offered as a group', () => {
    expect(next({ columns: [revenue], keys: [by('homes.city')] }).join()).not.toContain('by status')
  })
  test('never the question that was just answered, and nothing twice', () => {
    const questions = next({ keys: [time('month')], columns: [revenue], where: [in2025] })
    expect(questions).not.toContain('Revenue by month in 2025')
    expect(new Set(questions).size).toBe(questions.length)
  })
})

describe('a plan as a question', () => {
  const check = (parts: Partial<Plan>, expected: string | null) =>
    test(`${expected}`, () => expect(questionOf(plan(parts), homes)).toBe(expected))
  check(
    { columns: [bookings], where: [is('homes.city', 'Aspen'), in2025] },
    'How many bookings in Aspen in 2025?',
  )
  check(
    { columns: [aggregate('median', 'home', 'homes.rate')], where: [is('homes.has_pool', true)] },
    'Median nightly rate for homes with a pool',
  )
  check({ keys: [by('homes.city'), time('quarter')], columns: [revenue] }, 'Revenue by city and quarter')
  check(
    { keys: [time('month')], columns: [bookings], order: [down()], limit: 1 },
    'Which month had the highest number of bookings?',
  )
  check(
    {
      keys: [by('homes.city')],
      columns: [measure('cancellation_rate')],
      order: [{ column: 0, descending: false }],
      limit: 3,
    },
    '3 cities with the lowest cancellation rate',
  )
  check(
    {
      columns: [count('reservation')],
      where: [isNot('bookings.status', 'pending'), during('2025-07-01', '2025-08-01', 'bookings.booked_at')],
    },
    'How many reservations excluding pending ones booked in July 2025?',
  )
  check({ keys: [thing('home')], where: [is('homes.city', 'Napa')] }, 'Show homes in Napa')
  check(
    {
      keys: [thing('guest')],
      columns: [bookings],
      keep: [{ column: 0, op: '>', value: { kind: 'number', value: 3 } }],
    },
    null,
  )
})

test('of numbers that rows could be grouped by, one is enough: beds, not also full and half baths', () => {
  const listings = new ModelIndex(models.real_estate)
  const offers = followups(plan({ columns: [count('listing')] }), listings)
  expect(offers).toContain('Number of listings by beds')
  expect(offers.filter(offer => offer.includes('baths'))).toEqual([])
})
