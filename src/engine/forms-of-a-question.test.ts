// Many forms of one question: whatever the words stand in, it is the same statement.
import { describe, expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

const meanings: readonly { demo: DemoType; plain: string; forms: readonly string[] }[] = [
  {
    demo: 'vacation_rental',
    plain: 'revenue by state in 2025',
    forms: [
      'revenue per state in 2025',
      'in 2025, revenue by state',
      'for each state, revenue in 2025',
      'what was the revenue in each state in 2025',
      'revenue in 2025, state by state',
      'split revenue in 2025 by state',
      'I need the revenue in 2025 for every state',
      '2025 revenue by state',
    ],
  },
  {
    demo: 'vacation_rental',
    plain: 'top 3 cities by nights booked in 2025',
    forms: [
      'which 3 cities had the highest nights booked in 2025',
      'nights booked in 2025: top 3 cities',
      'the three cities with the highest nights booked in 2025',
      'top three cities in 2025 in terms of nights booked',
      'in 2025 top 3 cities by nights booked',
    ],
  },
  {
    demo: 'vacation_rental',
    plain: 'which city had the highest revenue last month',
    forms: [
      'what city had the highest revenue last month',
      'which of our cities had the highest revenue last month',
      'last month, which city had the highest revenue',
      'city with the highest revenue last month',
      'name the city with the highest revenue last month',
    ],
  },
  {
    demo: 'vacation_rental',
    plain: 'what percentage of bookings in 2025 were weekly',
    forms: [
      'percent of bookings in 2025 that were weekly',
      '% of bookings weekly in 2025',
      'weekly share of bookings in 2025',
      'of bookings in 2025, what percent were weekly',
    ],
  },
  {
    demo: 'vacation_rental',
    plain: 'which homes had no bookings last month',
    forms: [
      'homes with no bookings last month',
      'homes without bookings last month',
      'homes with zero bookings last month',
      'list homes without a single booking last month',
      'last month, which homes had no bookings',
    ],
  },
  {
    demo: 'real_estate',
    plain: 'average sold price in 2025 by subdivision',
    forms: [
      'average sold price by subdivision in 2025',
      'what was the average sold price in each subdivision in 2025',
      'by subdivision: average sold price in 2025',
      'break down average sold price in 2025 by subdivision',
    ],
  },
  {
    demo: 'real_estate',
    plain: 'sales volume in 2025 vs 2024',
    forms: [
      'sales volume 2025 versus 2024',
      'compare sales volume in 2025 and 2024',
      'sales volume in 2024 and in 2025',
    ],
  },
  {
    demo: 'real_estate',
    plain: 'sales volume last month without Old Town',
    forms: [
      'sales volume outside Old Town last month',
      'sales volume last month except Old Town',
      'sales volume last month in all subdivisions except Old Town',
      'leaving Old Town out, what was the sales volume last month',
    ],
  },
  {
    demo: 'ecommerce',
    plain: 'how many refunded orders last month',
    forms: [
      'number of refunded orders last month',
      'last month, how many orders were refunded',
      'total refunded orders last month',
      'refunded orders last month, how many',
      'how many of the orders last month were refunded',
    ],
  },
  {
    demo: 'ecommerce',
    plain: 'refund rate by category this year',
    forms: ['for each category, refund rate this year', 'refund rate this year grouped by category'],
  },
  {
    demo: 'ecommerce',
    plain: 'which products had no orders last month',
    forms: [
      'products with no orders last month',
      'products with zero orders last month',
      'products that got zero orders last month',
      'any products with no orders last month?',
    ],
  },
  {
    demo: 'ecommerce',
    plain: 'refund rate by category',
    forms: ['share of refunded orders by category', 'category refund rate'],
  },
  {
    demo: 'vacation_rental',
    plain: 'leads by source last month',
    forms: [
      'where did our leads come from last month',
      'how many leads came from each source last month',
      'breakdown of leads by source last month',
    ],
  },
  {
    demo: 'vacation_rental',
    plain: 'how many guests arrive in December',
    forms: ['how many guests check in in December'],
  },
]

describe.each(meanings)('$plain', ({ demo, plain, forms }) => {
  test.each(forms)('%s', form => expect(sqlOf(demo, form)).toBe(sqlOf(demo, plain)))
})
