// What past visitors asked of the vacation-rental sample, the most common questions first.
import type { SampleQuestion } from '#contract/sample.ts'
import {
  counted,
  countIn,
  dateIn,
  dollarsIn,
  exactDollarsIn,
  highest,
  listed,
  monthIn,
  numberIn,
  textIn,
} from '#verticals/sentences.ts'

const spoken = (propertyType: string): string => `${propertyType.replaceAll('_', ' ')}s`

export const questions: SampleQuestion[] = [
  {
    question: 'What are the revenue trends in the past 2 years?',
    sql: `SELECT date_trunc('month', check_in)::date AS month, SUM(total_price) AS revenue
FROM reservations
WHERE status IN ('confirmed', 'completed')
  AND check_in >= date_trunc('month', CURRENT_DATE - INTERVAL '24 months')
  AND check_in <= CURRENT_DATE
GROUP BY month
ORDER BY month`,
    answer: rows => {
      const best = highest(rows, 'revenue')
      if (!best) return 'There was no revenue in the past 2 years.'
      return `Over ${counted(rows.length, 'month')}, the best was ${monthIn(best, 'month')} with ${dollarsIn(best, 'revenue')}; the latest, ${monthIn(rows.at(-1), 'month')}, stands at ${dollarsIn(rows.at(-1), 'revenue')}.`
    },
  },
  {
    question: 'What are the top 5 properties with the most revenue this year?',
    sql: `SELECT p.title, SUM(r.total_price) AS revenue
FROM reservations r
JOIN property_listings p ON p.id = r.property_id
WHERE r.status IN ('confirmed', 'completed')
  AND r.check_in >= date_trunc('year', CURRENT_DATE)
  AND r.check_in < date_trunc('year', CURRENT_DATE) + INTERVAL '1 year'
GROUP BY p.id, p.title
ORDER BY revenue DESC, p.title
LIMIT 5`,
    answer: rows =>
      rows.length === 0
        ? 'No property has earned anything this year yet.'
        : `The most revenue this year comes from ${listed(rows, row => `${textIn(row, 'title')} (${dollarsIn(row, 'revenue')})`, 5)}.`,
  },
  {
    question: 'What are the most popular properties?',
    sql: `SELECT p.title, p.city, COUNT(*) AS interactions
FROM visitor_interactions i
JOIN property_listings p ON p.id = i.property_id
WHERE i.interaction_type IN ('view', 'click', 'inquiry', 'favorite')
GROUP BY p.id, p.title, p.city
ORDER BY interactions DESC, p.title
LIMIT 10`,
    answer: rows =>
      rows.length === 0
        ? 'Nobody has looked at a property yet.'
        : `The most popular property is ${textIn(rows[0], 'title')} in ${textIn(rows[0], 'city')} with ${countIn(rows[0], 'interactions')} views, clicks, inquiries, and favorites.`,
  },
  {
    question: 'How many visitors are interested in buying?',
    sql: `SELECT COUNT(*) AS visitors
FROM visitors
WHERE interest_type = 'buying'`,
    answer: rows =>
      `${counted(numberIn(rows[0], 'visitors') ?? 0, 'visitor')} said they were interested in buying.`,
  },
  {
    question: 'what was our occupancy last month',
    sql: `WITH period AS (
  SELECT (date_trunc('month', CURRENT_DATE) - INTERVAL '1 month')::date AS first_day,
         date_trunc('month', CURRENT_DATE)::date AS next_day
)
SELECT ROUND(100.0 * SUM(LEAST(r.check_out, period.next_day) - GREATEST(r.check_in, period.first_day))
  / ((period.next_day - period.first_day) * (SELECT COUNT(*) FROM property_listings)), 2) AS occupancy
FROM reservations r
CROSS JOIN period
WHERE r.status <> 'cancelled'
  AND r.reservation_type <> 'viewing'
  AND r.check_in < period.next_day
  AND r.check_out > period.first_day
GROUP BY period.first_day, period.next_day`,
    answer: rows =>
      rows.length === 0
        ? 'No night was booked last month.'
        : `Occupancy was ${countIn(rows[0], 'occupancy')} percent last month, over all listings.`,
  },
  {
    question: 'Who is arriving in the next 7 days?',
    sql: `SELECT r.guest_name, p.title, p.city, r.check_in
FROM reservations r
JOIN property_listings p ON p.id = r.property_id
WHERE r.status <> 'cancelled'
  AND r.reservation_type <> 'viewing'
  AND r.check_in > CURRENT_DATE
  AND r.check_in <= CURRENT_DATE + 7
ORDER BY r.check_in, r.guest_name`,
    answer: rows =>
      rows.length === 0
        ? 'Nobody arrives in the next 7 days.'
        : `${counted(rows.length, 'party arrives', 'parties arrive')} in the next 7 days, the first being ${textIn(rows[0], 'guest_name')} at ${textIn(rows[0], 'title')} on ${dateIn(rows[0], 'check_in')}.`,
  },
  {
    question: "What's our cancellation rate?",
    sql: `SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'cancelled') / NULLIF(COUNT(*), 0), 2) AS cancellation_rate
FROM reservations`,
    answer: rows =>
      numberIn(rows[0], 'cancellation_rate') === null
        ? 'There are no reservations yet.'
        : `${countIn(rows[0], 'cancellation_rate')} percent of all reservations were cancelled.`,
  },
  {
    question: 'avg length of stay per property type',
    sql: `SELECT p.property_type, ROUND(AVG(r.check_out - r.check_in), 2) AS avg_nights
FROM reservations r
JOIN property_listings p ON p.id = r.property_id
WHERE r.status <> 'cancelled'
  AND r.reservation_type <> 'viewing'
GROUP BY p.property_type
ORDER BY avg_nights DESC, p.property_type`,
    answer: rows =>
      rows.length === 0
        ? 'There are no stays to average.'
        : `Guests stay longest in ${spoken(textIn(rows[0], 'property_type'))} (${countIn(rows[0], 'avg_nights')} nights on average) and shortest in ${spoken(textIn(rows.at(-1), 'property_type'))} (${countIn(rows.at(-1), 'avg_nights')}).`,
  },
  {
    question: 'What percentage of our guests are repeat guests?',
    sql: `WITH guests AS (
  SELECT guest_email, COUNT(*) FILTER (WHERE status <> 'cancelled') AS reservations
  FROM reservations
  GROUP BY guest_email
)
SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE reservations >= 2) / NULLIF(COUNT(*), 0), 2) AS repeat_guest_share
FROM guests`,
    answer: rows =>
      numberIn(rows[0], 'repeat_guest_share') === null
        ? 'There are no guests yet.'
        : `${countIn(rows[0], 'repeat_guest_share')} percent of all guests have made two or more reservations that were not cancelled.`,
  },
  {
    question: 'Which beach houses under $500 a night are available?',
    sql: `SELECT title, city, state, price
FROM property_listings
WHERE property_type = 'beach_house'
  AND status = 'available'
  AND price < 500
ORDER BY price, title`,
    answer: rows =>
      rows.length === 0
        ? 'No beach house under $500 a night is available right now.'
        : `${counted(rows.length, 'beach house is', 'beach houses are')} available for less than $500 a night: ${listed(rows, row => `${textIn(row, 'title')} (${dollarsIn(row, 'price')})`, 5)}.`,
  },
  {
    question: 'How many people wrote to us about a hot tub?',
    sql: `SELECT COUNT(*) AS visitors
FROM visitors
WHERE message ILIKE '%hot tub%'`,
    answer: rows =>
      `${counted(numberIn(rows[0], 'visitors') ?? 0, 'visitor')} mentioned a hot tub in their message.`,
  },
  {
    question: 'which rentals have a hot tub and allow dogs?',
    sql: null,
    answer: () =>
      'The data does not say which amenities a home has or whether it takes dogs. It does hold type, town, nightly rate, bedrooms, bathrooms, and status.',
  },
  {
    question: 'Which city made us the most money last year, and how much?',
    sql: `SELECT p.city, p.state, SUM(r.total_price) AS revenue
FROM reservations r
JOIN property_listings p ON p.id = r.property_id
WHERE r.status IN ('confirmed', 'completed')
  AND r.check_in >= date_trunc('year', CURRENT_DATE) - INTERVAL '1 year'
  AND r.check_in < date_trunc('year', CURRENT_DATE)
GROUP BY p.city, p.state
ORDER BY revenue DESC, p.city
LIMIT 1`,
    answer: rows =>
      rows.length === 0
        ? 'There was no revenue last year.'
        : `${textIn(rows[0], 'city')}, ${textIn(rows[0], 'state')} made the most last year: ${dollarsIn(rows[0], 'revenue')}.`,
  },
  {
    question: 'ADR by state ytd',
    sql: `SELECT p.state, ROUND(SUM(r.total_price) / SUM(r.check_out - r.check_in), 2) AS average_daily_rate
FROM reservations r
JOIN property_listings p ON p.id = r.property_id
WHERE r.status IN ('confirmed', 'completed')
  AND r.reservation_type <> 'viewing'
  AND r.check_in >= date_trunc('year', CURRENT_DATE)
  AND r.check_in <= CURRENT_DATE
GROUP BY p.state
ORDER BY average_daily_rate DESC, p.state`,
    answer: rows =>
      rows.length === 0
        ? 'No stay has begun this year yet.'
        : `So far this year the average daily rate is highest in ${textIn(rows[0], 'state')} at ${exactDollarsIn(rows[0], 'average_daily_rate')} and lowest in ${textIn(rows.at(-1), 'state')} at ${exactDollarsIn(rows.at(-1), 'average_daily_rate')}.`,
  },
  {
    question: 'cancel all pending reservations for next week please',
    sql: null,
    answer: () =>
      'I can read the data but not change it, so nothing was cancelled. I can list the pending reservations for next week instead.',
  },
  {
    question: 'for every pair of guests, on how many days were both of them staying with us',
    sql: `SELECT a.guest_name, b.guest_name AS other_guest, COUNT(*) AS days
FROM reservations a
JOIN reservations b ON a.guest_email < b.guest_email
CROSS JOIN generate_series(CURRENT_DATE - 900, CURRENT_DATE, INTERVAL '1 day') AS day
WHERE day >= a.check_in AND day < a.check_out
  AND day >= b.check_in AND day < b.check_out
GROUP BY a.guest_email, a.guest_name, b.guest_email, b.guest_name
ORDER BY days DESC`,
    answer: () => '',
    error: 'The question took longer than 3 seconds to answer and was stopped. Try a narrower one.',
  },
]
