import { homes, shop } from '#tests/support/patterns.ts'

shop.says(
  'customers with total_orders of 30 or more, name + total_orders',
  'SELECT first_name, last_name, total_orders FROM ecommerce_buyers WHERE total_orders >= 30',
)
shop.says('sum(total_orders) by city', 'SELECT city, sum(total_orders) AS total_orders FROM ecommerce_buyers')
shop.says(
  'LTV/order by state (sum LTV / sum total_orders), high to low',
  'sum(lifetime_value) AS total_lifetime_value, sum(total_orders) AS total_orders',
)
shop.says('total orders by state', 'SELECT b.state, count(*) AS orders FROM ecommerce_purchases')
shop.says('page_view and add_to_cart by month', "event_type = 'page_view'")
// Whether it has one is what that column says.
homes.says('countifs beds >= 5, has_pool = true, status = COP', 'has_pool', 'beds >= 5', "status = 'COP'")
