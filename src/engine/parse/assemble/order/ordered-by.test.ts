import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

// Groups stand in the order of their names where that is asked for.
shop.says('revenue by brand, sorted by brand', 'GROUP BY pr.brand ORDER BY pr.brand')
rental.says('bookings by city, sorted by city', 'count(*)', 'GROUP BY l.city ORDER BY l.city')
homes.says('homes sold by area, order by area', 'GROUP BY subdivision ORDER BY subdivision')
shop.says('revenue by brand, sorted by revenue', 'ORDER BY revenue DESC')
rental.says('revenue per state for 2025, best state first', 'ORDER BY revenue DESC')
rental.says('list homes sorted by city', 'ORDER BY city')

// A group that is named again has the size of its number, and names put no rows in order.
rental.says('leads per source past 3 months, biggest source on top', 'count(*)', 'ORDER BY visitors DESC')
shop.says('customers per state, smallest state first', 'count(*)', 'ORDER BY customers, state')
homes.says('sold homes per subdivision, top subdivision first', 'GROUP BY subdivision ORDER BY sales DESC')
homes.never('homes by price, priciest first', 'GROUP BY')

test('also after the groups were shown', () => {
  expect(sqlOf('ecommerce', 'sort by brand', 'revenue by brand')).toContain('ORDER BY pr.brand')
  expect(sqlOf('vacation_rental', 'sort it by city', 'revenue by city')).toContain('ORDER BY l.city')
})

test('the first five by their number are not turned into the last', () => {
  expect(read('ecommerce', 'sort by brand', 'top 5 brands by revenue').kind).toBe('declined')
  expect(read('ecommerce', 'sort by brand', 'revenue by category').kind).toBe('declined')
})

describe('a list in the order of a difference', () => {
  homes.says('list of homes by $ over ask', 'ORDER BY premium DESC', "status = 'SLD'")
  homes.says('homes in Old Town by discount', 'ORDER BY discount DESC')
  homes.says('homes in Old Town by discount, smallest first', 'ORDER BY discount, address')
  homes.says('list expired listings by price', 'ORDER BY price, address')
})
