// One sentence or two for each pattern of speech, on the demos' own models: what it becomes, and what it must not be taken for.
import { describe, expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

const on = (demo: DemoType) => ({
  says: (question: string, ...parts: string[]) =>
    test(`${question}`, () => {
      const sql = sqlOf(demo, question)
      for (const part of parts) expect(sql).toContain(part)
    }),
  never: (question: string, part: string) =>
    test(`${question} is not read as ${part}`, () => expect(sqlOf(demo, question)).not.toContain(part)),
  declines: (question: string) =>
    test(`${question} is declined`, () => expect(read(demo, question).kind).toBe('declined')),
})
const rental = on('vacation_rental')
const homes = on('real_estate')
const shop = on('ecommerce')

describe('averages wherever they are said', () => {
  rental.says('what do we charge on average for a one-bedroom', 'avg(price)', 'bedrooms = 1')
  rental.says('how long do guests stay', 'SELECT round(avg((check_out - check_in)), 2)')
  rental.never('how long do guests stay', 'GROUP BY')
  shop.says('What are the average and the median order value?', 'avg(total_amount)', 'percentile_cont(0.5)')
  rental.says(
    'average number of bookings per month this year',
    'round(avg(bookings), 2)',
    "date_trunc('month', check_in)",
  )
  homes.says('highest and lowest price per square foot in Old Town', 'max(price_per_sf)', 'min(price_per_sf)')
})

describe('totals and money without a name', () => {
  homes.says('how many homes sold this year and for what total', 'count(*)', 'sum(sold_price)')
  rental.says(
    'How much money came in during March 2026?',
    'sum(total_price)',
    "check_in >= DATE '2026-03-01'",
  )
  shop.says('What is the total value of pending orders?', 'sum(total_amount)', "status = 'pending'")
  rental.never('how many properties do we have in total', 'sum(')
})

describe('limits', () => {
  homes.says(
    'How many active listings are there under $500,000 by subdivision?',
    'price < 500000',
    'GROUP BY subdivision',
  )
  homes.says('homes for sale not more expensive than 900000', 'price <= 900000')
  homes.says('active listings sitting for over a month', 'days_on_market > 30')
  homes.says('Only homes with 3 bedrooms or more', 'beds >= 3')
  rental.says('Properties with more than 100 nights last year', '> 100', 'sum((r.check_out - r.check_in))')
  rental.says('homes with more bookings than views', 'bookings', '> views')
  shop.says('customers who ordered more than once', 'HAVING count(*) > 1')
  shop.says('brands with at least 300 orders', 'HAVING count(*) >= 300')
  shop.says('customers with 5+ orders', 'total_orders >= 5')
  shop.declines('customers with more than 3')
})

describe('times', () => {
  rental.says(
    'who checks in tomorrow and where',
    "check_in >= DATE '2026-11-16'",
    "check_in < DATE '2026-11-17'",
  )
  rental.says('Who is arriving in the next 7 days?', 'guest_name', "check_in >= DATE '2026-11-16'")
  rental.says(
    'which three months of 2025 had the fewest bookings',
    "date_trunc('month', check_in)",
    'LIMIT 3',
  )
  rental.says('Revenue by month and property type', "date_trunc('month', r.check_in)", 'l.property_type')
  rental.says('month | bookings | revenue for 2025', 'AS bookings', 'AS revenue')
  rental.says('Busiest check-out weekday', "to_char(check_out, 'FMDay')", 'LIMIT 1')
  homes.says(
    'top 3 subdivisions by volume in each closing year',
    'extract(year FROM close_date)',
    'place <= 3',
  )
  homes.says('Median price per square foot by year built', 'GROUP BY year_built')
  homes.says(
    'sold price by subdivision, close_date in 2026',
    "close_date >= DATE '2026-01-01'",
    'GROUP BY subdivision',
  )
  rental.says(
    'upcoming reservations next week',
    "check_in >= DATE '2026-11-16' AND",
    "check_in < DATE '2026-11-23'",
  )
})

describe('one period against another', () => {
  shop.says(
    'Which customers spent more this year than last year?',
    "DATE '2026-01-01'",
    "DATE '2025-01-01'",
    ' > ',
  )
  rental.says('Compare revenue this year with last year, by city', 'change_pct', 'city')
  rental.says('for feb through dec 2025 the % change in revenue vs the month before', 'lag(revenue)')
  homes.says(
    'In which months of 2025 was the sales volume lower than in the month before?',
    'lag(volume)',
    '< 0',
  )
  rental.says('Bookings made this month compared with the same month last year', 'created_at', 'Nov 2025')
})

describe('sides of a comparison', () => {
  homes.says('average price per square foot with and without a pool', 'GROUP BY has_pool')
  homes.says('how many homes sold with a pool versus without one', 'GROUP BY has_pool')
  homes.says('avg DOM actives vs pendings vs solds', "status IN ('COP', 'SCO', 'SLD')", 'GROUP BY status')
  homes.says(
    'average sold price: homes built since 2015 vs homes built before 1980',
    'year_built >= 2015',
    'year_built <= 1979',
  )
  homes.says('avg price of actives, new construction vs everything else', "status = 'COP'", 'WHEN TRUE')
})

describe('things told apart by their rows', () => {
  shop.says(
    'How many sessions started checkout but never purchased?',
    "'checkout_started'",
    "'purchase'",
    '= 0',
  )
  shop.says('Which products have not been ordered at all in the past 30 days?', 'LEFT JOIN', '= 0')
  rental.says('Properties with no revenue in the past 12 months', 'coalesce(q1.revenue, 0) = 0')
  shop.says('How many different customers ordered each month this year?', 'count(DISTINCT b.id)')
  shop.declines('# buyers who paid with gift card at least once AND have a refunded order')
})

describe('shares', () => {
  homes.says('What share of listings expired?', "status = 'EXP'", 'share_pct')
  homes.says(
    'In which area do the largest share of sales close over asking?',
    'sold_price > ask_price',
    'LIMIT 1',
  )
  rental.says('what share of revenue comes from the top 5 properties this year', 'place <= 5')
})

describe('rankings', () => {
  shop.says('top 3 products in each category', 'PARTITION BY category', 'revenue', 'place <= 3')
  homes.says('what is the most expensive neighborhood', 'GROUP BY subdivision', 'avg(price)', 'LIMIT 1')
  rental.says('3 least popular homes', 'LEFT JOIN', 'ORDER BY popularity', 'LIMIT 3')
  homes.says('cheapest active in each subdivision', "status = 'COP'")
  homes.says('homes sold in the past 12 months, most recent first', 'ORDER BY close_date DESC')
  shop.says('best seller per category by units, this year', 'PARTITION BY category')
})

describe('bands', () => {
  homes.says(
    'actives by price band: <500k, 500k-1M, 1M-2M, 2M+',
    'CASE WHEN price < 500000',
    "status = 'COP'",
  )
  homes.declines('homes with 2 to 4 and 7 to 9 and 10 or more')
})

describe('stories and asides', () => {
  homes.says(
    "I'm doing a valuation for a friend of my mother's, nice lady, and I need comps, so sold homes in Old Town that closed in 2025",
    "'Old Town'",
  )
  shop.says(
    'Hidden gems: products rated 4.5 or higher that sold fewer than 50 units',
    'rating >= 4.5',
    '< 50',
  )
  shop.says('stock value (price x qty on hand) by category', 'GROUP BY category')
  homes.declines('My client wants something in Old Town, quiet neighbors, what is for sale?')
})

describe('nothing that is said gets lost', () => {
  rental.declines('Which properties have a departure and an arrival on the same day next week?')
  homes.declines('active listings that sold last month')
  shop.declines('How many customers placed their first order this year?')
  rental.says('Revenue and bookings by property', 'AS revenue', 'AS bookings')
  homes.says('Show withdrawn and expired listings', "status IN ('WDN', 'EXP')")
  rental.says('bookings today', 'count(*)')
})
