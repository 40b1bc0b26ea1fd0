import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('sounds and repeated words', () => {
  rental.says('bookings over the next uh seven days', "DATE '2026-11-23'")
  rental.says('i need i need the bookings of of last month', "DATE '2026-10-01'")
  rental.says('how many leads since, let me think, since the first of july', "DATE '2026-07-01'")
  // A sound within a phrase does not keep its words apart.
  shop.says("show me the products that uh nobody's left a review on yet", 'review_count = 0')
  shop.says('sales in twenty twenty five', "DATE '2025-01-01'")
  rental.says('which listings have no bookings with a check-in in the next 60 days', 'check_in')
})

describe('what is said while thinking', () => {
  shop.says(
    'pending orders with order number, customer name and, ah yes, before I forget, email',
    'email',
    'order_number',
  )
  rental.says('which homes had the most, what is the word, bookings this year', 'AS bookings')
  shop.says('i mean, what was the total revenue last month', 'sum(total_amount) AS revenue')
  shop.never('how much did we lose, I mean hand over, in refunds this year', 'avg(')
})

rental.says('so for the owners meeting, uh, total nights by property type', 'total_nights', 'GROUP BY')

describe('a step through time is no word said twice', () => {
  rental.says(
    'cancellation rate month by month by check-in, this year',
    "date_trunc('month', check_in)::date AS month",
  )
})
