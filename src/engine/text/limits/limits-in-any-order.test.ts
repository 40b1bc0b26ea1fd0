import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit that is said before those who have it', () => {
  shop.says('More than 40 orders this year: which brands?', 'GROUP BY pr.brand', 'HAVING count(*) > 40')
  homes.says(
    'At least 20 on the market right now: which areas, and how many in each?',
    'HAVING count(*) >= 20',
  )
  rental.says(
    'with over $8k spent in total and more than 2 stays, who are those guests',
    'GROUP BY guest_email',
    '> 8000',
    '> 2',
  )
  shop.says(
    'since January 2025 and without the cancelled ones, more than ten orders: who are the buyers and how many did each make?',
    "status <> 'cancelled'",
    'HAVING count(*) > 10',
  )
  shop.says('without a single completed order: how many customers is that?', 'orders = 0')
})

describe('limits behind a colon', () => {
  rental.says('cities: bookings > 40, revenue > 50k', 'GROUP BY l.city', '> 40', '> 50000')
  shop.says('customers: orders >= 5, LTV > 2000; name, email', 'total_orders >= 5', 'lifetime_value > 2000')
  rental.says('stays since 2025, >= 3: guest name + count', 'GROUP BY guest_email', 'HAVING count(*) >= 3')
  shop.says('stock > 200, units sold past 3 mo < 5: name, stock, units', 'stock_quantity > 200', '< 5')
})

describe('what is not cancelled', () => {
  shop.says(
    'customers with 6+ non-cancelled orders this year',
    "status <> 'cancelled'",
    'HAVING count(*) >= 6',
  )
  rental.says(
    'guests with more than 3 non-cancelled bookings',
    "status <> 'cancelled'",
    'HAVING count(*) > 3',
  )
})

describe('a lower bound of both rooms', () => {
  rental.says('cabins, min 3 bed 2 bath', 'bedrooms >= 3', 'bathrooms >= 2')
  homes.says('homes for sale, at least 4 beds 3 baths', 'beds >= 4', 'full_baths >= 3')
  homes.says('homes for sale with 4 beds and 3 baths', 'beds = 4', 'full_baths = 3')
})

describe('times that are written with an x', () => {
  shop.says('who ordered more than 5x this year', 'HAVING count(*) > 5')
  shop.says('products that cost more than 3x the average', '> 3 *')
})

describe('a limit before a list that is asked for', () => {
  shop.says(
    '40 or more orders: list those brands and the count',
    'GROUP BY pr.brand',
    'HAVING count(*) >= 40',
  )
  homes.says(
    'No fewer than 15 on the market: name those areas and put the number next to each',
    "status = 'COP'",
    'HAVING count(*) >= 15',
  )
  homes.says('actives >= 15: which subdivisions', 'HAVING count(*) >= 15')
  rental.says('bookings > 4: guest, #', 'GROUP BY guest_email', 'HAVING count(*) > 4')
})
