import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two sides, a guess about them, and the numbers that are to tell', () => {
  rental.says(
    'Do Utah homes earn more per booked night than Colorado homes? Give me the ADR of both.',
    'AS adr',
    "l.state IN ('UT', 'CO')",
    'GROUP BY l.state',
  )
  rental.says(
    'My partner swears Aspen earns more per night than Key West. Show me the ADR of both towns.',
    "l.city IN ('Aspen', 'Key West')",
    'GROUP BY l.city',
  )
  homes.says(
    'Does new construction sell faster than older homes? Give me average days on market of the sold ones for both groups.',
    "status = 'SLD'",
    'year_built >= 2024',
    'GROUP BY',
  )
  shop.says(
    "My sister says Apple Pay people spend more than Google Pay people. What's the average order value of each this year?",
    "payment_method IN ('apple_pay', 'google_pay')",
    "DATE '2026-01-01'",
    'GROUP BY payment_method',
  )
  homes.says(
    'clients cant decide between old town and sea oaks compare the average days on market for the homes that sold in each',
    "subdivision IN ('Old Town', 'Sea Oaks')",
    "status = 'SLD'",
  )
})

describe('where the words themselves name the number', () => {
  shop.says('Do PayPal or Apple Pay customers spend more per order on average?', 'AS average_order_value')
  shop.says(
    "I'm curious, do people who pay with a gift card spend less per order on average than the ones using a credit card",
    "payment_method IN ('gift_card', 'credit_card')",
    'GROUP BY payment_method',
  )
})

describe('what is told of it is not lost', () => {
  rental.says(
    'Did beach houses earn more last year than lake houses? Revenue for both.',
    "DATE '2025-01-01'",
    'GROUP BY l.property_type',
  )
  rental.says(
    'Do people who arrive on a Friday or Saturday stay longer than the ones who arrive on other days? Average nights for both groups, all years.',
    'isodow FROM check_in) IN (5, 6)',
    'AS average_stay',
  )
  homes.says(
    'did the big homes (5 bedrooms and up) take longer to sell than the smaller ones? avg days on market for the two groups',
    'beds >= 5',
    "status = 'SLD'",
  )
  // A limit of the first side alone would be read as that of both.
  rental.declines('Do lake houses with 4 bedrooms earn more than beach houses? revenue of both last year')
  rental.declines('Is Florida busier in March than California? bookings of both')
})

describe('one of two that is asked for', () => {
  rental.says(
    'Florida or Tennessee - which of the two had more bookings last year? show both',
    "l.state IN ('FL', 'TN')",
    'GROUP BY l.state',
  )
  homes.says(
    "Harbor Village or Lighthouse Village, which shifts quicker? I've a vendor dithering between the two, so the average days on market of the sold ones in each will do",
    "subdivision IN ('Harbor Village', 'Lighthouse Village')",
    'GROUP BY subdivision',
  )
})

describe('what sells faster is sold, and what is dearer is weighed by its price', () => {
  homes.says(
    'Sea Oaks and Palmetto Village, in which one sell the houses more fast? Average days for the both please.',
    "status = 'SLD'",
    'GROUP BY subdivision',
  )
  homes.says(
    'old town or sea oaks, where are the ones for sale pricier on average? tell me both',
    'avg(price)',
    "status = 'COP'",
    'GROUP BY subdivision',
  )
  shop.says(
    'Do products over $100 get better ratings than the ones at $100 or less? Average of each.',
    'avg(rating)',
    'price > 100',
  )
})
