import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the biggest row, and what is to be shown of it', () => {
  const largest = ['guest_name', 'title', 'total_price', 'ORDER BY total_price DESC', 'LIMIT 1']
  rental.says('biggest booking ever: guest, home, $', ...largest)
  rental.says('guest, home and total of our largest booking', ...largest)
  rental.says('priciest booking we have ever had, who was it, which place and how much in total', ...largest)
  rental.says('the most money any one booking brought, who from and at what house', ...largest)
  rental.says('biggest booking last year: guest, home, amount', ...largest, "'2025-01-01'")
  rental.says('biggest pending reservation: guest, home and total', "r.status = 'pending'", 'total_price')
  shop.says('largest refunded order: customer, product and amount', "status = 'refunded'", 'LIMIT 1')
  rental.never('biggest pending home: title and price', 'total_price')
  shop.says('largest order of all time, who placed it and what product was it', 'last_name', 'LIMIT 1')
})

describe('a biggest one of each group', () => {
  rental.says('biggest booking by city', 'PARTITION BY city')
})

rental.says('biggest single bkg by $ w/ a 2026 check-in: guest, home, amt', "DATE '2026-01-01'", 'LIMIT 1')
rental.says('biggest booking in 2026 by amount: guest, home, amount', "DATE '2026-01-01'", 'LIMIT 1')
