import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what heads the rows is what the number is told for', () => {
  rental.says('months down the side, revenue next to it, last year', "date_trunc('month', check_in)")
  shop.says('categories down the side, revenue next to them, last year', 'GROUP BY pr.category')
  homes.says('subdivision in the first column, median sold price next to it, 2025', 'GROUP BY subdivision')
})

describe('a pivot with its rows and its columns', () => {
  homes.says('pivot avg sold price, rows subdivision, cols has_pool', 'GROUP BY subdivision, has_pool')
  rental.says('pivot bookings count: rows property type, cols reservation type', 'r.reservation_type')
  shop.says('pivot orders: rows category, columns payment method, values count', 'count(*) AS order')
})

describe('a pivot whose columns are states', () => {
  const events = 'pivot: rows = month, columns = add_to_cart and remove_from_cart, values = number of events'
  shop.says(events, "FILTER (WHERE event_type = 'add_to_cart')", "date_trunc('month', created_at)")
  shop.never(events, 'GROUP BY id')
  shop.says(
    'pivot: rows = category, columns = brand and status, values = count of orders',
    'pr.brand, pu.status',
  )
})

describe('a pivot with its groups down and across', () => {
  rental.says('pivot reservations: city down, status across, counts', 'count(*)', 'GROUP BY l.city, r.status')
  shop.says('crosstab of revenue with category down and month across the top', 'pr.category, date_trunc')
  homes.says('grid of median price: area down, bedrooms across', 'GROUP BY subdivision, beds')
  rental.never('average nightly rate across all homes', 'GROUP BY')
})
