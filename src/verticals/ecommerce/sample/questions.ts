// What past visitors asked of the ecommerce sample, the most common questions first.
import type { SampleQuestion } from '#contract/sample.ts'
import {
  counted,
  countIn,
  dollarsIn,
  exactDollarsIn,
  highest,
  listed,
  monthIn,
  numberIn,
  textIn,
} from '#verticals/sentences.ts'

export const questions: SampleQuestion[] = [
  {
    question: 'What are the top 5 best-selling products?',
    sql: `SELECT p.name, SUM(o.quantity) AS units_sold
FROM ecommerce_purchases o
JOIN ecommerce_products p ON p.id = o.product_id
WHERE o.status = 'completed'
GROUP BY p.id, p.name
ORDER BY units_sold DESC, p.name
LIMIT 5`,
    answer: rows =>
      rows.length === 0
        ? 'Nothing has been sold yet.'
        : `The most units were sold of ${listed(rows, row => `${textIn(row, 'name')} (${countIn(row, 'units_sold')})`, 5)}.`,
  },
  {
    question: 'Show revenue trends for the past 6 months',
    sql: `SELECT date_trunc('month', purchase_date)::date AS month, SUM(total_amount) AS revenue
FROM ecommerce_purchases
WHERE status = 'completed'
  AND purchase_date >= date_trunc('month', CURRENT_DATE - INTERVAL '6 months')
GROUP BY month
ORDER BY month`,
    answer: rows => {
      const best = highest(rows, 'revenue')
      if (!best) return 'There was no revenue in the past 6 months.'
      return `Revenue peaked at ${dollarsIn(best, 'revenue')} in ${monthIn(best, 'month')}; ${monthIn(rows.at(-1), 'month')} stands at ${dollarsIn(rows.at(-1), 'revenue')} so far.`
    },
  },
  {
    question: 'Which customers have the highest lifetime value?',
    sql: `SELECT first_name, last_name, city, state, total_orders, lifetime_value
FROM ecommerce_buyers
ORDER BY lifetime_value DESC, last_name, first_name
LIMIT 10`,
    answer: rows =>
      rows.length === 0
        ? 'There are no customers yet.'
        : `${textIn(rows[0], 'first_name')} ${textIn(rows[0], 'last_name')} of ${textIn(rows[0], 'city')} has the highest lifetime value: ${dollarsIn(rows[0], 'lifetime_value')} over ${counted(numberIn(rows[0], 'total_orders') ?? 0, 'order')}.`,
  },
  {
    question: 'What is the average order value by category?',
    sql: `SELECT p.category, ROUND(AVG(o.total_amount), 2) AS average_order_value
FROM ecommerce_purchases o
JOIN ecommerce_products p ON p.id = o.product_id
WHERE o.status = 'completed'
GROUP BY p.category
ORDER BY average_order_value DESC, p.category`,
    answer: rows =>
      rows.length === 0
        ? 'There are no completed orders yet.'
        : `The average order is largest in ${textIn(rows[0], 'category')} at ${exactDollarsIn(rows[0], 'average_order_value')} and smallest in ${textIn(rows.at(-1), 'category')} at ${exactDollarsIn(rows.at(-1), 'average_order_value')}.`,
  },
  {
    question: 'How many products are out of stock?',
    sql: `SELECT COUNT(*) AS products
FROM ecommerce_products
WHERE stock_quantity = 0`,
    answer: rows => {
      const products = numberIn(rows[0], 'products') ?? 0
      return `${counted(products, 'product is', 'products are')} out of stock.`
    },
  },
  {
    question: 'What is the most popular payment method?',
    sql: `SELECT payment_method, COUNT(*) AS orders
FROM ecommerce_purchases
GROUP BY payment_method
ORDER BY orders DESC, payment_method
LIMIT 1`,
    answer: rows =>
      rows.length === 0
        ? 'There are no orders yet.'
        : `The most popular payment method is ${textIn(rows[0], 'payment_method').replaceAll('_', ' ')} with ${countIn(rows[0], 'orders')} orders.`,
  },
  {
    question: 'how many orders came in yesterday',
    sql: `SELECT COUNT(*) AS orders
FROM ecommerce_purchases
WHERE purchase_date >= CURRENT_DATE - INTERVAL '1 day'
  AND purchase_date < CURRENT_DATE`,
    answer: rows => `${counted(numberIn(rows[0], 'orders') ?? 0, 'order')} came in yesterday.`,
  },
  {
    question: 'Which items are low on stock?',
    sql: `SELECT name, category, stock_quantity
FROM ecommerce_products
WHERE stock_quantity BETWEEN 1 AND 10
ORDER BY stock_quantity, name`,
    answer: rows =>
      rows.length === 0
        ? 'No product is low on stock: all have either none or more than 10 left.'
        : `${counted(rows.length, 'product has', 'products have')} 10 or fewer left, among them ${listed(rows, row => `${textIn(row, 'name')} (${countIn(row, 'stock_quantity')})`)}.`,
  },
  {
    question: 'What is our cart abandonment rate?',
    sql: `WITH sessions AS (
  SELECT session_id,
         bool_or(event_type = 'add_to_cart') AS filled_cart,
         bool_or(event_type = 'purchase') AS bought
  FROM ecommerce_analytics
  GROUP BY session_id
)
SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE NOT bought) / NULLIF(COUNT(*), 0), 2) AS abandonment_rate
FROM sessions
WHERE filled_cart`,
    answer: rows =>
      numberIn(rows[0], 'abandonment_rate') === null
        ? 'No session has filled a cart yet.'
        : `${countIn(rows[0], 'abandonment_rate')} percent of the sessions that put something in the cart ended without a purchase.`,
  },
  {
    question: 'refund rate per category',
    sql: `SELECT p.category, ROUND(100.0 * COUNT(*) FILTER (WHERE o.status = 'refunded') / COUNT(*), 2) AS refund_rate
FROM ecommerce_purchases o
JOIN ecommerce_products p ON p.id = o.product_id
GROUP BY p.category
ORDER BY refund_rate DESC, p.category`,
    answer: rows =>
      rows.length === 0
        ? 'There are no orders yet.'
        : `${textIn(rows[0], 'category')} has the highest refund rate at ${countIn(rows[0], 'refund_rate')} percent, ${textIn(rows.at(-1), 'category')} the lowest at ${countIn(rows.at(-1), 'refund_rate')} percent.`,
  },
  {
    question: 'Compare revenue this month vs last month',
    sql: `SELECT date_trunc('month', purchase_date)::date AS month, SUM(total_amount) AS revenue
FROM ecommerce_purchases
WHERE status = 'completed'
  AND purchase_date >= date_trunc('month', CURRENT_DATE) - INTERVAL '1 month'
  AND purchase_date < date_trunc('month', CURRENT_DATE) + INTERVAL '1 month'
GROUP BY month
ORDER BY month`,
    answer: rows =>
      rows.length === 0
        ? 'There was no revenue this month or last month.'
        : `Revenue was ${listed(rows, row => `${dollarsIn(row, 'revenue')} in ${monthIn(row, 'month')}`)}.`,
  },
  {
    question: "what's our profit margin by category",
    sql: null,
    answer: () =>
      'The data holds what customers paid but not what the products cost, so a margin cannot be computed. I can show revenue or average order value by category.',
  },
  {
    question: 'top rated products in Beauty',
    sql: `SELECT name, brand, rating, review_count
FROM ecommerce_products
WHERE category = 'Beauty'
  AND rating IS NOT NULL
ORDER BY rating DESC, review_count DESC, name
LIMIT 10`,
    answer: rows =>
      rows.length === 0
        ? 'No Beauty product has been rated yet.'
        : `The top rated Beauty product is ${textIn(rows[0], 'name')} with ${countIn(rows[0], 'rating')} stars from ${counted(numberIn(rows[0], 'review_count') ?? 0, 'review')}.`,
  },
  {
    question: 'What share of our customers are repeat customers?',
    sql: `SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE total_orders >= 2) / NULLIF(COUNT(*), 0), 2) AS repeat_share
FROM ecommerce_buyers`,
    answer: rows =>
      numberIn(rows[0], 'repeat_share') === null
        ? 'There are no customers yet.'
        : `${countIn(rows[0], 'repeat_share')} percent of all customers have two or more completed orders.`,
  },
  {
    question: 'raise the price of all Books by 10%',
    sql: null,
    answer: () =>
      'I can read the catalog but not change it, so all prices stay as they are. I can list the books with the price that each would have after a 10 percent raise.',
  },
  {
    question: 'which sessions overlapped with which other sessions, and for how long',
    sql: `SELECT a.session_id, b.session_id AS other_session,
       LEAST(MAX(a.created_at), MAX(b.created_at)) - GREATEST(MIN(a.created_at), MIN(b.created_at)) AS overlap
FROM ecommerce_analytics a
JOIN ecommerce_analytics b ON b.session_id > a.session_id
GROUP BY a.session_id, b.session_id
HAVING LEAST(MAX(a.created_at), MAX(b.created_at)) > GREATEST(MIN(a.created_at), MIN(b.created_at))
ORDER BY overlap DESC`,
    answer: () => '',
    error: 'The question took longer than 3 seconds to answer and was stopped. Try a narrower one.',
  },
]
