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
