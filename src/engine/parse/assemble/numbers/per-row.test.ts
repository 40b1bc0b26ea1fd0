import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a row holds is averaged over rows', () => {
  shop.says('avg qty per order books', 'avg(pu.quantity)', "category = 'Books'")
  shop.never('on average how many items do people get per order', 'GROUP BY')
  homes.says(
    'top 3 subdivisions for rental income per home',
    'avg(owner_rental_in_23)',
    'GROUP BY subdivision',
  )
  rental.says('average nights per booking by city', 'GROUP BY l.city')
})
shop.says(
  'Name the three cities with the highest average lifetime value per customer.',
  'GROUP BY city',
  'LIMIT 3',
)

describe('what is summed up elsewhere is a mean per row', () => {
  rental.says('takings per stay', 'avg(total_price)', 'AS revenue_per_booking')
  shop.says('proceeds per order', 'avg(total_amount)')
  rental.says(
    'what kind of property earns the most per booking',
    'avg(r.total_price)',
    'GROUP BY l.property_type',
  )
  rental.declines('revenue per cancellation')
})
rental.never('revenue lost per booking this year', 'revenue_per_booking')
shop.says('return count by paid via last month', 'GROUP BY payment_method')
shop.says('what part of sales was paid through PayPal', "'paypal'")
