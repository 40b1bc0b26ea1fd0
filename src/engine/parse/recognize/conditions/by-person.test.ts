import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('people by their names', () => {
  const gloria = "(b.first_name || ' ' || b.last_name) = 'Gloria Vargas'"
  shop.says('how many orders did Gloria Vargas place', 'count(*)', gloria)
  shop.says('orders by gloria vargas this year', 'pu.order_number', gloria, '2026-01-01')
  shop.says('email of Gloria Vargas', 'email', "(first_name || ' ' || last_name) = 'Gloria Vargas'")
  rental.says('bookings made by Caleb Jenkins', "guest_name = 'Caleb Jenkins'")
  rental.says('how much has Caleb Jenkins paid us', 'sum(', "guest_name = 'Caleb Jenkins'")
  shop.says('orders by brand', 'GROUP BY pr.brand')
})

describe('people who did it', () => {
  shop.says('revenue from orders placed by repeat customers', 'SELECT sum(', 'total_orders >= 2')
  shop.says('how large is the average order placed by Texas customers', 'SELECT round(avg(', "b.state = 'TX'")
  shop.says(
    'how many orders were placed by repeat customers this year',
    'SELECT count(*)',
    'total_orders >= 2',
  )
})

describe('what such people did', () => {
  shop.says('orders over $1,000 by Texas buyers', 'pu.total_amount > 1000', "b.state = 'TX'")
  shop.never('orders over $1,000 by Texas buyers', 'GROUP BY')
  shop.says('how many orders by customers in Texas last month', 'SELECT count(*)', "b.state = 'TX'")
  shop.never('revenue by repeat customers last year', 'GROUP BY')
  shop.says('orders by customers', 'GROUP BY b.id')
  shop.says('top 5 cities by repeat customers', 'GROUP BY city')
})
