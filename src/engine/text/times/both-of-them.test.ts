import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one time above the other, with both numbers', () => {
  homes.says(
    'areas whose average sold price this year tops last year, with the two averages',
    'average_sold_price_2026 > average_sold_price_2025',
  )
  shop.says(
    'brands whose revenue this month is higher than last month, and give me the two amounts',
    'revenue_nov_2026 > revenue_oct_2026',
  )
  rental.says('revenue by city: this year > last year only, both figures', 'revenue_2026 > revenue_2025')
})

rental.says(
  'guests with at least four stays whose total spend is above $10,000, along with both figures',
  '>= 4 AND sum(total_price)',
  'AS revenue',
)

describe('both numbers of what is weighed', () => {
  rental.says(
    'Do people stay longer in our lake houses or in our ski chalets? Show the average stay for both.',
    'GROUP BY l.property_type',
  )
  homes.never(
    'Do homes sell faster in Old Town or in Bay Colony? Show the average days for both.',
    'average_days_on_market',
  )
  rental.says(
    'Do phones or desktops bring us more favorites? Show the number for mobile and desktop.',
    'GROUP BY device_type',
  )
})

describe('numbers for the two of them', () => {
  rental.says(
    'was october better than september, bookings and revenue for the two of them',
    "'Sep 2026'",
    "'Oct 2026'",
    'revenue',
  )
})

describe('a state behind the numbers of both sides', () => {
  homes.says(
    'do homes built before 1980 sell for less per sq ft than those built 1980 or later? avg for both, sold only',
    "status = 'SLD'",
    'year_built <= 1979',
    'avg(price_per_sf)',
  )
  homes.says(
    'do homes built since 2015 sit longer than those built before 2000? averages for both, active only',
    "status = 'COP'",
    'year_built >= 2015',
  )
})
