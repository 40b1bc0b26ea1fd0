// What past visitors asked of the real-estate sample, the most common questions first.
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

const addressAndPrice = (column: string) => (row: Parameters<typeof textIn>[0]) =>
  `${textIn(row, 'address')} (${dollarsIn(row, column)})`

export const questions: SampleQuestion[] = [
  {
    question:
      'Show active properties with pools worth $1M on the market over 1 month and built in the last 10 years',
    sql: `SELECT mls_number, address, subdivision, price, days_on_market, year_built
FROM real_estate_listings
WHERE status = 'COP'
  AND has_pool
  AND price BETWEEN 900000 AND 1100000
  AND days_on_market > 30
  AND year_built >= EXTRACT(YEAR FROM CURRENT_DATE) - 10
ORDER BY price DESC, address`,
    answer: rows =>
      rows.length === 0
        ? 'No active listing fits: a pool, a price within 10 percent of $1,000,000, more than 30 days on the market, and built in the last 10 years.'
        : `${counted(rows.length, 'active property fits', 'active properties fit')}: ${listed(rows, addressAndPrice('price'), 4)}.`,
  },
  {
    question: 'What is the average price per square foot in Harbor Village?',
    sql: `SELECT ROUND(AVG(price_per_sf), 2) AS average_price_per_sf
FROM real_estate_listings
WHERE subdivision = 'Harbor Village'`,
    answer: rows =>
      numberIn(rows[0], 'average_price_per_sf') === null
        ? 'There are no listings in Harbor Village.'
        : `Homes in Harbor Village average ${exactDollarsIn(rows[0], 'average_price_per_sf')} per square foot.`,
  },
  {
    question: 'Show recently sold properties with pools',
    sql: `SELECT mls_number, address, subdivision, sold_price, close_date
FROM real_estate_listings
WHERE status = 'SLD'
  AND has_pool
  AND close_date >= CURRENT_DATE - INTERVAL '90 days'
  AND close_date <= CURRENT_DATE
ORDER BY close_date DESC, address`,
    answer: rows =>
      rows.length === 0
        ? 'No property with a pool closed in the past 90 days.'
        : `${counted(rows.length, 'property with a pool', 'properties with pools')} closed in the past 90 days, most recently ${textIn(rows[0], 'address')} for ${dollarsIn(rows[0], 'sold_price')} on ${dateIn(rows[0], 'close_date')}.`,
  },
  {
    question: 'Which properties in Sea Oaks are near $500,000?',
    sql: `SELECT mls_number, address, status, price
FROM real_estate_listings
WHERE subdivision = 'Sea Oaks'
  AND price BETWEEN 450000 AND 550000
ORDER BY price, address`,
    answer: rows =>
      rows.length === 0
        ? 'No property in Sea Oaks is within 10 percent of $500,000.'
        : `${counted(rows.length, 'property', 'properties')} in Sea Oaks ${rows.length === 1 ? 'is' : 'are'} within 10 percent of $500,000, from ${dollarsIn(rows[0], 'price')} to ${dollarsIn(rows.at(-1), 'price')}.`,
  },
  {
    question: 'how many homes are for sale right now',
    sql: `SELECT COUNT(*) AS homes
FROM real_estate_listings
WHERE status = 'COP'`,
    answer: rows =>
      `${counted(numberIn(rows[0], 'homes') ?? 0, 'home is', 'homes are')} on the market right now.`,
  },
  {
    question: 'average ask price by subdivision',
    sql: `SELECT subdivision, ROUND(AVG(ask_price), 2) AS average_ask_price
FROM real_estate_listings
GROUP BY subdivision
ORDER BY average_ask_price DESC, subdivision`,
    answer: rows =>
      rows.length === 0
        ? 'There are no listings yet.'
        : `The average asking price runs from ${exactDollarsIn(rows.at(-1), 'average_ask_price')} in ${textIn(rows.at(-1), 'subdivision')} to ${exactDollarsIn(rows[0], 'average_ask_price')} in ${textIn(rows[0], 'subdivision')}.`,
  },
  {
    question: 'What was our sales volume by month over the past 12 months?',
    sql: `SELECT date_trunc('month', close_date)::date AS month, COUNT(*) AS sales, SUM(sold_price) AS volume
FROM real_estate_listings
WHERE status = 'SLD'
  AND close_date >= date_trunc('month', CURRENT_DATE - INTERVAL '12 months')
  AND close_date <= CURRENT_DATE
GROUP BY month
ORDER BY month`,
    answer: rows => {
      const best = highest(rows, 'volume')
      if (!best) return 'Nothing closed in the past 12 months.'
      return `The strongest of the past 12 months was ${monthIn(best, 'month')}: ${counted(numberIn(best, 'sales') ?? 0, 'sale')} for ${dollarsIn(best, 'volume')}.`
    },
  },
  {
    question: 'avg days on market for sold homes',
    sql: `SELECT ROUND(AVG(days_on_market), 2) AS average_days
FROM real_estate_listings
WHERE status = 'SLD'`,
    answer: rows =>
      numberIn(rows[0], 'average_days') === null
        ? 'No home has sold yet.'
        : `Sold homes spent ${countIn(rows[0], 'average_days')} days on the market on average.`,
  },
  {
    question: "What's not moving? Active listings that have sat for more than 180 days",
    sql: `SELECT mls_number, address, subdivision, days_on_market
FROM real_estate_listings
WHERE status = 'COP'
  AND days_on_market > 180
ORDER BY days_on_market DESC, address`,
    answer: rows =>
      rows.length === 0
        ? 'No active listing has been on the market for more than 180 days.'
        : `${counted(rows.length, 'active listing has', 'active listings have')} been on the market for more than 180 days; the longest is ${textIn(rows[0], 'address')} with ${countIn(rows[0], 'days_on_market')} days.`,
  },
  {
    question: 'pool vs no pool: average price per sq ft of sold homes',
    sql: `SELECT CASE WHEN has_pool THEN 'with a pool' ELSE 'without one' END AS homes,
       ROUND(AVG(price_per_sf), 2) AS average_price_per_sf
FROM real_estate_listings
WHERE status = 'SLD'
GROUP BY has_pool
ORDER BY has_pool DESC`,
    answer: rows =>
      rows.length === 0
        ? 'No home has sold yet.'
        : `Sold homes brought ${listed(rows, row => `${exactDollarsIn(row, 'average_price_per_sf')} per square foot ${textIn(row, 'homes')}`)}.`,
  },
  {
    question: 'Which homes sold above asking in the past 6 months?',
    sql: `SELECT mls_number, address, ask_price, sold_price
FROM real_estate_listings
WHERE status = 'SLD'
  AND sold_price > ask_price
  AND close_date >= CURRENT_DATE - INTERVAL '6 months'
  AND close_date <= CURRENT_DATE
ORDER BY sold_price - ask_price DESC, address`,
    answer: rows =>
      rows.length === 0
        ? 'No home sold above its asking price in the past 6 months.'
        : `${counted(rows.length, 'home')} sold above asking in the past 6 months, led by ${textIn(rows[0], 'address')}: asked ${dollarsIn(rows[0], 'ask_price')}, sold for ${dollarsIn(rows[0], 'sold_price')}.`,
  },
  {
    question: 'which agent closed the most deals this year?',
    sql: null,
    answer: () =>
      'The listings do not name the agents. They do hold price, status, subdivision, close date, and days on market, so I can tell you which subdivision closed the most.',
  },
  {
    question: 'top 10 active listings by rental yield',
    sql: `SELECT mls_number, address, price, owner_rental_in_23,
       ROUND(100.0 * owner_rental_in_23 / price, 2) AS yield_percent
FROM real_estate_listings
WHERE status = 'COP'
  AND owner_rental_in_23 IS NOT NULL
ORDER BY owner_rental_in_23 / price DESC, address
LIMIT 10`,
    answer: rows =>
      rows.length === 0
        ? 'No active listing reports rental income for 2023.'
        : `The best yield on 2023 rental income is ${countIn(rows[0], 'yield_percent')} percent at ${textIn(rows[0], 'address')}, priced at ${dollarsIn(rows[0], 'price')}.`,
  },
  {
    question: 'Sale-to-list ratio by subdivision?',
    sql: `SELECT subdivision, ROUND(100.0 * AVG(sold_price / ask_price), 2) AS sale_to_list_percent
FROM real_estate_listings
WHERE status = 'SLD'
GROUP BY subdivision
ORDER BY sale_to_list_percent DESC, subdivision`,
    answer: rows =>
      rows.length === 0
        ? 'No home has sold yet.'
        : `Sellers get closest to their asking price in ${textIn(rows[0], 'subdivision')} (${countIn(rows[0], 'sale_to_list_percent')} percent) and furthest from it in ${textIn(rows.at(-1), 'subdivision')} (${countIn(rows.at(-1), 'sale_to_list_percent')} percent).`,
  },
  {
    question: 'mark all the expired listings as withdrawn',
    sql: null,
    answer: () =>
      'I can read the listings but not change them. I can show you all expired listings with their asking prices instead.',
  },
  {
    question: 'compare every four listings with each other and find the set whose prices differ least',
    sql: `SELECT a.address, b.address AS second, c.address AS third, d.address AS fourth
FROM real_estate_listings a
JOIN real_estate_listings b ON b.id > a.id
JOIN real_estate_listings c ON c.id > b.id
JOIN real_estate_listings d ON d.id > c.id
ORDER BY GREATEST(a.price, b.price, c.price, d.price) - LEAST(a.price, b.price, c.price, d.price)
LIMIT 1`,
    answer: () => '',
    error: 'The question took longer than 3 seconds to answer and was stopped. Try a narrower one.',
  },
]
