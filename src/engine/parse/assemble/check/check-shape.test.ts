import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('answers that could be told without looking', () => {
  shop.declines('refund order count by month')
  shop.declines('share of gift card payments among pending orders placed this month')
  rental.declines('views per listing by type')
  homes.declines('on the market for over 6 months, how many and which is the priciest of them')
  rental.declines('people who had only one reservation and cancelled it')
  shop.says('who are our five best customers by lifetime value, and which city are they in', 'LIMIT 5')
})

describe('each part of a question that asks twice', () => {
  rental.says(
    'how many cancellations did we have in june and what would they have brought in?',
    'count(*) AS cancellations',
    'sum(total_price)',
    "status = 'cancelled'",
  )
  shop.says('how many refunds in january and their total', "WHERE status = 'refunded'", 'sum(total_amount)')
  homes.says('active homes in Old Town and their average price', 'count(*)', 'avg(price)')
  rental.says(
    'the last 5 bookings that were made and what each is paying',
    "status <> 'cancelled'",
    'LIMIT 5',
  )
})

describe('the group that is asked for', () => {
  shop.says('the city whose customers have spent the most', 'GROUP BY b.city', 'LIMIT 1')
  shop.says('which category does worst for refunds', 'GROUP BY pr.category', 'DESC', 'LIMIT 1')
  rental.says('which property type does best for bookings', 'GROUP BY l.property_type', 'DESC')
  shop.declines('cities whose customers spent over 50000')
})

describe('what a number is divided by', () => {
  shop.says('units sold per order, by category', 'avg(pu.quantity)', 'GROUP BY pr.category')
  rental.says('income per bedroom for each property type in 2025', 'sum(bedrooms)', 'ratio')
  rental.says('revenue per bedroom count', 'GROUP BY l.bedrooms')
})

describe('a change and a part', () => {
  homes.declines('By what percent did our sales volume change this year so far, as a part of last year?')
})
rental.declines('how many guests booked more than once and what share of all guests are they')
rental.declines('which property types have a length of stay over 5 nights')

rental.declines('how many inquiries mention pets')

describe('what one row cannot tell', () => {
  shop.says('average order value for first orders', 'avg(total_amount)', 'DISTINCT ON (buyer_id)')
  homes.declines('active homes with a pool and rental income')
  shop.says(
    'how many sessions added to cart but did not check out yesterday',
    'adds_to_cart >= 1 AND checkouts = 0',
  )
})

// Sales are only some of them.
homes.says(
  'of the sold, expired or withdrawn listings what percent sold, by neighborhood',
  "WHERE status IN ('SLD', 'EXP', 'WDN') GROUP BY subdivision",
)
