import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a kind of things with the most of something is ranked', () => {
  rental.says('cabins with the most bookings', "property_type = 'mountain_cabin'", 'LIMIT 10')
  rental.says('lofts with the highest revenue', 'GROUP BY l.id, l.title', 'LIMIT 10')
  rental.says('which loft had the most inquiries', 'GROUP BY l.id, l.title', 'LIMIT 1')
  homes.says('pool homes with the highest price', 'WHERE has_pool', 'LIMIT 10')
  shop.says('which book has the most reviews', 'ORDER BY review_count DESC', 'LIMIT 1')
  rental.declines('cabins and lofts with the most bookings')
})

describe('the price of a stay is what it cost', () => {
  rental.says('which stay had the highest price', 'ORDER BY total_price DESC', 'LIMIT 1')
  rental.says('bookings with the highest nightly price', 'ORDER BY price DESC')
})

// A home has a rate, and nobody rated it.
rental.declines('highest rated homes in Aspen')
