import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that had none', () => {
  homes.says('Which areas failed to record a sale within the past 30 days?', 'coalesce(q1.sales, 0)')
  homes.says('Which communities have gone the last 30 days with no home sold?', 'coalesce(q1.sales, 0)')
  homes.says('communities that are missing from the pending list entirely', "'SCO'", 'coalesce(')
  homes.says('Neighborhoods without any sale, period past 30 days', 'coalesce(q1.sales, 0)')
  rental.says('which cities failed to get a booking in the last 30 days', 'coalesce(q1.bookings, 0)')
})

describe('without any of them above an amount', () => {
  homes.says('Areas without a sale above 1 million', 'sold_price > 1000000', 'coalesce(q1.sales, 0) = 0')
  homes.says(
    'In which subdivisions was not sold any house for more than one million in this year?',
    'sold_price > 1000000',
    "close_date >= DATE '2026-01-01'",
    'coalesce(q1.sales, 0) = 0',
  )
  homes.never('in which areas were not sold homes with pools', 'coalesce')
})

describe('none in a state', () => {
  rental.says(
    'In which cities is not a single home available right now?',
    "WHERE status = 'available' GROUP BY city",
    'coalesce(q1.listings, 0) = 0',
  )
  rental.says('in which states is no place under maintenance', "'maintenance' GROUP BY state")
  homes.says('In which subdivisions is no home active right now?', "status = 'COP'", 'listings, 0) = 0')
  shop.says('in which brands is not a single item out of stock', 'stock_quantity = 0', 'products, 0) = 0')
  homes.says('in which areas did no home close this year', "'SLD'", 'coalesce(q1.sales, 0) = 0')
  rental.never('in which cities is not every home available', 'coalesce')
})
