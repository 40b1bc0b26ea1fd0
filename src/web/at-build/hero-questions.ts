// The questions that the home page answers, and how each result is told and drawn.
import type { DemoType } from '#contract/demos.ts'
import type { Day, ResultRow } from '#contract/sample.ts'

export interface HeroQuestion {
  question: string
  /** The query of the day it is asked on, as the demo would write it. */
  sql: (asOf: Day) => string
  sentence: (rows: readonly ResultRow[]) => string
  caption: string
  label: string
  value: string
  show: (value: number) => string
  columns: { column: string; label: string; show?: (value: number) => string }[]
}

const count = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const showCount = (value: number) => count.format(value)
const showDollars = (value: number) => dollars.format(value)

export const text = (row: ResultRow | undefined, column: string) => String(row?.[column] ?? '')
/** PostgreSQL sends numeric and bigint as text. */
export const number = (row: ResultRow | undefined, column: string) => Number(row?.[column] ?? 0)

const yearOf = (day: Day) => Number(day.slice(0, 4))
const aYearBefore = (day: Day) => `${yearOf(day) - 1}${day.slice(4).replace('-02-29', '-02-28')}`

export const heroQuestions: Record<DemoType, HeroQuestion> = {
  vacation_rental: {
    question: 'What are the top 5 properties with the most revenue this year?',
    sql: asOf => `SELECT p.title,
       SUM(r.total_price) AS revenue,
       COUNT(*) AS stays
FROM reservations r
JOIN property_listings p ON p.id = r.property_id
WHERE r.status IN ('confirmed', 'completed')
  AND r.check_in >= '${yearOf(asOf)}-01-01'
  AND r.check_in < '${yearOf(asOf) + 1}-01-01'
GROUP BY p.title
ORDER BY revenue DESC, p.title
LIMIT 5`,
    sentence: rows => {
      const lead = number(rows[0], 'revenue') - number(rows[1], 'revenue')
      return `${text(rows[0], 'title')} earned the most this year: ${showDollars(number(rows[0], 'revenue'))} from ${number(rows[0], 'stays')} stays, ${showDollars(lead)} ahead of ${text(rows[1], 'title')}.`
    },
    caption: 'Revenue this year, by check-in date',
    label: 'title',
    value: 'revenue',
    show: showDollars,
    columns: [
      { column: 'title', label: 'title' },
      { column: 'revenue', label: 'revenue', show: showDollars },
      { column: 'stays', label: 'stays', show: showCount },
    ],
  },
  real_estate: {
    question: 'Which areas took longest to sell over the past 12 months?',
    sql: asOf => `SELECT subdivision,
       ROUND(AVG(days_on_market)) AS avg_days,
       COUNT(*) AS sold
FROM real_estate_listings
WHERE status = 'SLD'
  AND close_date >= '${aYearBefore(asOf)}'
  AND close_date <= '${asOf}'
GROUP BY subdivision
ORDER BY avg_days DESC, subdivision
LIMIT 5`,
    sentence: rows =>
      `Homes in ${text(rows[0], 'subdivision')} took longest to sell: ${number(rows[0], 'avg_days')} days on average over ${number(rows[0], 'sold')} sales. ${text(rows[1], 'subdivision')} comes next with ${number(rows[1], 'avg_days')}.`,
    caption: 'Average days on market of homes sold, five slowest areas',
    label: 'subdivision',
    value: 'avg_days',
    show: value => `${showCount(value)} days`,
    columns: [
      { column: 'subdivision', label: 'subdivision' },
      { column: 'avg_days', label: 'avg_days', show: showCount },
      { column: 'sold', label: 'sold', show: showCount },
    ],
  },
  ecommerce: {
    question: 'What are the top 5 best-selling products?',
    sql: () => `SELECT p.name,
       SUM(o.quantity) AS units_sold,
       SUM(o.total_amount) AS revenue
FROM ecommerce_purchases o
JOIN ecommerce_products p ON p.id = o.product_id
WHERE o.status = 'completed'
GROUP BY p.name
ORDER BY units_sold DESC, p.name
LIMIT 5`,
    sentence: rows =>
      `${text(rows[0], 'name')} sells best: ${showCount(number(rows[0], 'units_sold'))} units in completed orders, ${showCount(number(rows[0], 'units_sold') - number(rows[4], 'units_sold'))} more than the fifth on the list.`,
    caption: 'Units in completed orders',
    label: 'name',
    value: 'units_sold',
    show: showCount,
    columns: [
      { column: 'name', label: 'name' },
      { column: 'units_sold', label: 'units_sold', show: showCount },
      { column: 'revenue', label: 'revenue', show: showDollars },
    ],
  },
}
