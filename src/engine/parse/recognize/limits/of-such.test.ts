import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number of things of a group that has a name', () => {
  homes.says('areas with more than 6 off market homes', "status IN ('EXP', 'WDN')", 'HAVING count(*) > 6')
  homes.says(
    'which communities have at least 3 recently sold homes',
    "status = 'SLD'",
    'HAVING count(*) >= 3',
  )
  homes.says('areas with more than 5 new construction homes', 'year_built >= 2024', 'HAVING count(*) > 5')
  shop.says('categories with over 2 out of stock products', 'stock_quantity = 0', 'HAVING count(*) > 2')
})

rental.says('guests with 2 or more cancelled reservations', "status = 'cancelled'", 'HAVING count(*) >= 2')

homes.says(
  'homes around 500k in Old Town that are active or under contract - address, status, price',
  'price >= 450000 AND price <= 550000',
  "status IN ('COP', 'SCO')",
)

describe('so many that are still to come', () => {
  rental.says(
    'Which guests have two or more upcoming bookings, and how many has each one?',
    "check_in >= DATE '2026-11-16'",
    'count(*) >= 2',
  )
  rental.says('homes with more than 5 upcoming stays', 'count(*) > 5')
  rental.never('upcoming bookings over $2,000', 'HAVING')
})
