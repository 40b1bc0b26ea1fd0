import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('those without any, included', () => {
  const ofAll = ['avg(revenue)', 'LEFT JOIN', 'coalesce(q1.revenue, 0)']
  rental.says(
    'Average revenue per Colorado listing last year, homes without income included',
    ...ofAll,
    "state = 'CO'",
  )
  rental.says('avg revenue per home in 2025, including those with no bookings', ...ofAll)
  rental.says('Average revenue per property last year (homes with zero revenue included)', ...ofAll)
  rental.says(
    'average bookings per home last year, including homes without any stays',
    'avg(bookings)',
    'LEFT JOIN',
  )
})

describe('of each of them it is declined, and not answered by the empty ones alone', () => {
  rental.declines('Revenue per home last year, homes with no revenue included')
  rental.declines('revenue per home last year including those without income')
  shop.declines('sales per product in 2025, including products with no sales')
  shop.declines('orders per customer last year, customers without orders included')
  shop.declines('average orders per customer last year, customers without orders included')
  homes.declines('sales per area in 2025, areas without sales included')
})

describe('what is no such word', () => {
  rental.says('homes without bookings in 2025, including the city', 'l.city')
  rental.says('homes without revenue last year', 'coalesce(q1.revenue, 0) = 0')
  shop.says('products without sales in 2025', '= 0')
})
