import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the one that paid us the most', () => {
  const asked = 'the one completed booking that paid us the most: guest, house, dollars'
  rental.says(asked, 'ORDER BY total_price DESC', 'LIMIT 1')
  rental.says(`no time for a spreadsheet, just give me ${asked}`, "status = 'completed'", 'LIMIT 1')
  // An order that was called off paid nobody.
  shop.says('orders that made us the most in october', "status = 'completed'", 'ORDER BY total_amount DESC')
})

// Columns of what is not understood are no list of everything.
rental.declines('the booking that annoyed us the most: guest, house, dollars')
