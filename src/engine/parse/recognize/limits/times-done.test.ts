import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('how many customers bought twice', 'total_orders = 2')
rental.says('guests who stayed once', "reservation_type <> 'viewing'", 'HAVING count(*) = 1')
shop.says('which products sold twice as many units this year as last year', 'units_sold_2026 >= 2 *')
rental.declines('guests who come twice a year')
rental.says("guests who've stayed with us more than 3 times, with how often", 'HAVING count(*) > 3')
homes.says(
  'how often did a house go for more than the asking price last year?',
  'count(*)',
  "close_date >= DATE '2025-01-01'",
)
shop.declines('how often do customers order')
shop.declines('how many times did we run out of stock')
shop.says('how many shoppers have placed exactly one completed order', "status = 'completed'", 'orders = 1')
shop.says('which payment method got used the most and how many times', 'count(*)', 'LIMIT 1')
rental.says('which home has been favorited the most on the site? how many times', "'favorite'", 'LIMIT 1')
rental.says('which listing was shared most this year, and how many times each', "'share'", 'count(*)')
