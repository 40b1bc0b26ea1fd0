import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says('avg # of bathrooms per property', 'avg(bathrooms)')
shop.says('average spend per customer in each state', 'sum(pu.total_amount)', 'count(*) AS customers')
shop.declines('average spend per customer in each state last year')
shop.says(
  'units sold per order, by category',
  'avg(pu.quantity)',
  "status = 'completed'",
  'GROUP BY pr.category',
)
shop.declines('revenue per customer by category')
rental.says('income per bedroom for each property type in 2025', 'sum(bedrooms)', 'GROUP BY property_type')
homes.declines('sales volume per bedroom by subdivision')
shop.says('number of carts abandoned per day over the last two weeks', "NOT bool_or(event_type = 'purchase')")
shop.says('stock value per category, at list price', 'sum((price * stock_quantity))')
shop.says('What is our stock worth in total at current prices?', 'sum((price * stock_quantity))')
homes.says(
  'How much below asking does the average sold home go for, in dollars?',
  'avg((ask_price - sold_price))',
)
homes.never('how much below asking did homes sell for on average in 2025', 'avg(sold_price)')
homes.says('new listings added in each of the last 6 months', 'count(*)', "created_at >= DATE '2026-05-01'")
rental.says(
  'how many bookings were made less than a week before check-in',
  '(check_in - created_at::date) < 7',
)

homes.says('how much is the average home in Old Town', 'avg(price)', "subdivision = 'Old Town'")
shop.says('how much is the average product', 'avg(price)')
