import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how many, and their money', () => {
  shop.says(
    'how many refunds did we do in january and how much money was that?',
    'count(*) AS refunds',
    "sum(total_amount) AS total_amount FROM ecommerce_purchases WHERE status = 'refunded'",
  )
  rental.never('how many cancellations in june and what would they have brought in', 'confirmed')
  rental.says('how many bookings in july and what did they bring in', "'confirmed', 'completed'")
  rental.says('how many beach houses do we have and what do they go for on average', 'avg(price)', 'count(*)')
  homes.says('homes in Old Town and their average price', 'avg(price)', 'count(*)')
  shop.says('products under 20 dollars and how many of them are in stock', 'count(*) FILTER')
  rental.declines('how many lake houses do we have and which is the cheapest')
})
