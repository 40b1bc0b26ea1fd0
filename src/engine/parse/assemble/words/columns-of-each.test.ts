import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('columns of each row', () => {
  rental.says('guest and total for each pending reservation', 'SELECT guest_name, total_price')
  shop.says('list the product, quantity and total for every refunded order this month', 'pr.name', 'quantity')
  shop.says('revenue for every product in Books', 'sum(pu.total_amount)')
})

describe('columns of the first of each group', () => {
  homes.never('cheapest active home in each community, address and price', 'address_2')
  rental.says('cheapest listing in each city, title and price', 'SELECT city, title, lowest_price')
  rental.says('most expensive home in each state, title, city and price', 'PARTITION BY state', 'city')
  // Rows are cut off within one group.
  homes.declines('cheapest home per area and beds')
})
