import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that are left out', () => {
  shop.says('refund rate by brand, excluding brands with under 200 orders', 'HAVING count(*) >= 200')
  homes.says('avg sold price by subdivision, drop areas with fewer than 8 sales', 'HAVING count(*) >= 8')
  rental.says('average stay by city, ignoring cities with at most 20 bookings', 'HAVING count(*) > 20')
  shop.says('refund % by brand, 2026 orders', "purchase_date >= DATE '2026-01-01'")
  shop.says('products under 20 dollars, without books', "category <> 'Books'")
})

describe('rows that are left out first', () => {
  const all = 'count(*) AS orders, '
  shop.says('excluding cancelled orders, orders by month this year', "WHERE status <> 'cancelled'")
  shop.never('excluding cancelled orders, orders by month this year', all)
  shop.says('leaving out cancelled orders, how many orders this month', "WHERE status <> 'cancelled'")
  shop.says('orders by month this year, leave out anything refunded', "WHERE status <> 'refunded'")
  rental.says(
    'excluding cancelled bookings, how many bookings this month by city',
    'city, count(*) AS bookings FROM',
  )
  shop.says('excluding electronics, revenue by category', "category <> 'Electronics'")
})

describe('an order of these is nobody’s order', () => {
  shop.says(
    'sort these by price, cheapest first: beauty products',
    'FROM ecommerce_products',
    'ORDER BY price',
  )
  shop.never('order those by price, cheapest first: beauty products', 'order_number')
})

describe('groups below a bare number', () => {
  homes.says(
    'number of active homes by neighborhood, leaving out areas with fewer than 20',
    'HAVING count(*) >= 20',
  )
  homes.says(
    '2023 rental income totals by area, leave out areas under 700k',
    'HAVING sum(owner_rental_in_23) >= 700000',
  )
  rental.says('revenue by city, without cities under 50k', 'HAVING sum(r.total_price) >= 50000')
  shop.declines('products, skip brands under 4')
})
