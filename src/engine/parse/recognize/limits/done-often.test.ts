import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how often something was done', () => {
  rental.says('homes that got booked more than 10 times in 2025', 'HAVING count(*) > 10')
  rental.never('homes that got booked more than 10 times in 2025', "l.status = 'booked'")
  shop.says('which items got returned more than 5 times', "status = 'refunded'", 'HAVING count(*) > 5')
  shop.says('products we sold more than 50 of last month', 'sum(pu.quantity) > 50')
  shop.says('which customers spent over $500 last month', 'sum(pu.total_amount) > 500')
  rental.says('guests who spent more than 5k and stayed at least 3 times', '> 5000', '>= 3')
  homes.says('how many sold for between 400 and 600k last quarter', "status = 'SLD'", 'close_date')
})

describe('how many times something was done', () => {
  rental.says('how many times was Driftwood Beach House booked', 'count(*) AS bookings')
  rental.never('how many times was Driftwood Beach House booked', "l.status = 'booked'")
  rental.says(
    'the 5 guests who spent the most and how many times did each stay',
    'ORDER BY revenue DESC',
    'GROUP BY guest_email',
  )
})
