import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is supposed of one that is named', () => {
  rental.says(
    'is the Driftwood Beach House available',
    'SELECT title, status',
    "WHERE title = 'Driftwood Beach House' ORDER",
  )
  homes.says('does 10 Keepers Lane have a pool', 'has_pool FROM', "WHERE address = '10 Keepers Lane' ORDER")
  homes.says('is 10 Lantern Court still active', 'status FROM', "WHERE address = '10 Lantern Court' ORDER")
  shop.says('has order ORD-100245 been refunded', "WHERE order_number = 'ORD-100245' ORDER")
})

describe('what is asked of the one that was asked for before', () => {
  shop.says('total on ORD-104512 and was it refunded', 'status, total_amount', "'ORD-104512' ORDER")
  shop.says("what's our most expensive product and is it in stock", 'stock_quantity, price FROM', 'DESC')
  homes.says(
    'which home is cheapest and does it have a pool',
    'has_pool, price FROM',
    'real_estate_listings ORDER',
  )
  rental.says("what's our cheapest cabin? is it available?", "WHERE property_type = 'mountain_cabin' ORDER")
  shop.declines('which brand earned most and is it in stock')
})

describe('what is supposed of nobody by name', () => {
  rental.says('is there anything available in Aspen', "status = 'available'", "city = 'Aspen'")
})

homes.says('hows the stuff on the market split by area', 'count(*)', "status = 'COP'", 'GROUP BY subdivision')
