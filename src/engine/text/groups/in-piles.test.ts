import { rental, shop } from '#tests/support/patterns.ts'

const piles = ['total_orders = 0', 'total_orders = 1', 'total_orders > 5']

shop.says('put our buyers in piles by completed orders: none, just one, 2 to 5, and 6 or more', ...piles)
shop.says('how many completed orders by month', "status = 'completed'")
rental.says('sort guests into buckets by number of stays: one, 2-3, 4 or more', 'stays = 1', 'stays > 3')
rental.says(
  'split our homes into groups by nightly rate: under 200, 200-500, over 500',
  'price < 200',
  'price > 500',
)
