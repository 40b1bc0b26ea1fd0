import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the number that a ranking tells anyway', () => {
  rental.says(
    'the eight guests with the most nights booked and how many nights',
    'AS total_nights',
    'LIMIT 8',
  )
  shop.says('which brand did the most business last quarter and what was the number', 'AS revenue', 'LIMIT 1')
  // Another number than the one they are ranked by.
  rental.declines('which guests have the most bookings and how many nights')
})

describe('what is worth the most', () => {
  rental.says('which five bookings arriving next year are worth the most money', 'ORDER BY total_price DESC')
})

describe('an average for each', () => {
  homes.says(
    'Do sold homes with a pool fetch more per square foot than those without? Give me the average for each.',
    'avg(price_per_sf)',
    'GROUP BY has_pool',
  )
  homes.says(
    'price per square foot on closed sales over the past 12 months average for each month',
    "date_trunc('month', close_date)",
    'avg(price_per_sf)',
  )
  // What was made is a sum, and the average of what is not said.
  rental.declines('Did Aspen make more than Moab last year? Give me the average for each.')
})

homes.says(
  'which 5 sold homes closed furthest below asking, in percent? show the percent',
  'discount_percent DESC',
)

rental.says('the three properties with the most shares ever and the share count', 'AS shares', 'LIMIT 3')
rental.says('5 homes w/ most cxld reservations, w/ the #', "status = 'cancelled'", 'LIMIT 5')

rental.says('which home had the most booked nights in 2025 and how many', 'AS total_nights', 'LIMIT 1')

describe('the average that a limit is about', () => {
  homes.says(
    'Which communities average more than $400 per square foot across their active listings, and what is the average?',
    'HAVING avg(price_per_sf) > 400',
    "status = 'COP'",
  )
  shop.says('which brands average below 4 stars, and what was the average', 'HAVING avg(rating) < 4')
})

describe('the number of each beside a limit on it', () => {
  rental.says('cities with > 45 bookings in 2025 + the ct', 'HAVING count(*) > 45')
  rental.says('cities with more than 45 bookings in 2025 and the number', 'HAVING count(*) > 45')
  homes.says('subdivisions w/ 10+ solds in 2025 + the #', 'HAVING count(*) >= 10')
  shop.says('brands with over 20 products, plus the count', 'HAVING count(*) > 20')
  // Rooms are no rows: a number beside them counts the homes.
  rental.says('homes with at least 4 bedrooms and the count', 'SELECT count(*)')
})

rental.never('most booked homes, count', 'AS listings')
rental.says('homes with the most inquiries, count', 'AS inquiries', 'LIMIT 10')
shop.says('most reviewed toys, count', 'ORDER BY review_count DESC')
rental.says('homes with at most 3 beds, count', 'count(*) AS listings')

describe('the number of different things that a limit tells anyway', () => {
  rental.says(
    'guests who have been to at least four different homes of ours, with the number of homes',
    'HAVING count(DISTINCT l.id) >= 4',
  )
  shop.says(
    'customers who bought from at least 5 different brands and how many brands',
    'HAVING count(DISTINCT pr.brand) >= 5',
  )
  rental.says(
    'reservations of more than 35 nights, guest name, check-in and number of nights',
    'check_in, (check_out - check_in) AS nights',
  )
})

describe('the number behind the names', () => {
  shop.says(
    'who are the ten texas customers with the highest lifetime value, first and last name and the number',
    'SELECT first_name, last_name, lifetime_value',
    'LIMIT 10',
  )
})

homes.says('subdivisions w/ avg sale-to-list below the overall avg, show the ratio', 'HAVING avg(')
homes.says('areas with average days on market under 50, show the average', 'HAVING avg(days_on_market) < 50')

homes.says(
  'Which subdivision gained the most closings from 2024 to 2025, and by how many?',
  'AS change',
  'LIMIT 1',
)
