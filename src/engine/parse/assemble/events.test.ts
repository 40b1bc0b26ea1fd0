import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

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
})

describe('things that had each of two rows', () => {
  shop.says(
    'which customers bought both books and electronics',
    "FILTER (WHERE pr.category = 'Books') >= 1",
    "FILTER (WHERE pr.category = 'Electronics') >= 1",
  )
  shop.says(
    'customers who bought books or electronics',
    "category IN ('Books', 'Electronics')",
    'b.first_name',
  )
  shop.says(
    '# buyers who paid with gift card and have a refunded order',
    "FILTER (WHERE pu.payment_method = 'gift_card')",
    "FILTER (WHERE pu.status = 'refunded')",
    'count(*) AS count',
  )
  rental.says('how many guests have stayed in both Napa and Aspen', "city = 'Napa'", "city = 'Aspen'")
  rental.says('bookings in Aspen and Napa', "city IN ('Aspen', 'Napa')")
  shop.says('customers that have bought electronics but never books', "category = 'Books'", '= 0')
})

describe('rows of both kinds', () => {
  shop.says(
    'how many buyers have completed purchases in both Electronics and Home & Kitchen?',
    "status = 'completed'",
    'orders >= 1 AND orders_2 >= 1',
  )
})
shop.says(
  'which customers ordered last week',
  "pu.purchase_date >= DATE '2026-11-02'",
  'GROUP BY b.id, b.first_name, b.last_name',
)
rental.says(
  'listings booked last year but not this year',
  "r.created_at >= DATE '2025-01-01'",
  "r.created_at >= DATE '2026-01-01'",
)
shop.says(
  'how many customers ordered something in 2025 but have not placed any order in 2026',
  'orders >= 1',
  'orders_2 = 0',
)

describe('what is said before and behind one row', () => {
  shop.says(
    'How many different people completed a purchase of a book in 2025?',
    "pu.status = 'completed' AND pr.category = 'Books'",
  )
  shop.never('how many customers have a cancelled order and a book', "'cancelled' AND pr.category")
})

describe('what they have beside what they did', () => {
  shop.says('names and emails of customers who bought in Electronics', 'b.email', "category = 'Electronics'")
  shop.says('emails of the customers without any completed order', 's.email', 'LEFT JOIN')
  shop.never('how many customers who bought in Electronics have an email', 'b.email')
})

// The limit was left out: everybody who ever bought electronics came.
shop.says(
  'customers who paid more than $500 for electronics',
  `'Electronics'`,
  'HAVING sum(pu.total_amount) > 500',
)
// What such customers spent in all was limited.
shop.declines('how many customers bought books for less than $50')
shop.says('orders of books for less than $20', `'Books'`, 'total_amount < 20')
