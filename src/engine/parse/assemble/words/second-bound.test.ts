import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the second end of a range', () => {
  rental.says('cities with revenue over 50k and under 100k last year', '> 50000', '< 100000')
  rental.never('cities with revenue over 50k and under 100k last year', 'total_price <')
  rental.says('cities with more than 50 bookings and fewer than 100 last year', '> 50', '< 100')
  shop.says('customers with more than 5 orders and fewer than 10', 'total_orders > 5', 'total_orders < 10')
  shop.says('products with more than 20 reviews and fewer than 50', 'review_count < 50')
  shop.says('how many products with stock at least 50 and at most 100', '>= 50', 'stock_quantity <= 100')
  shop.says('products rated at least 4 but at most 4.5', 'rating >= 4', 'rating <= 4.5')
  homes.says('average price of homes with year built at least 1990 and at most 2005', 'year_built <= 2005')
})

describe('a limit of something else', () => {
  rental.says('homes with over 3 bedrooms and under 300', 'bedrooms > 3', 'price < 300')
  shop.says('products rated at least 4 and under 50', 'rating >= 4', 'price < 50')
  shop.says('products rated at least 4 and under $20', 'rating >= 4', 'price < 20')
  shop.declines('products rated above 4 and under 50')
})

describe('the second end of a length of time', () => {
  homes.says('homes on the market more than 90 days but less than 180', 'days_on_market < 180')
  homes.says('active homes listed more than 60 days but fewer than 120', 'days_on_market < 120')
  homes.says('homes on the market over 90 days and under 500k', 'days_on_market > 90', 'price < 500000')
})
