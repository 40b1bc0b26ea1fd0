import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('who did something are people, each once', () => {
  rental.says(
    'who has booked with us this year',
    'GROUP BY guest_email',
    "status <> 'cancelled'",
    "created_at >= DATE '2026-01-01'",
  )
  rental.says('who has booked with us more than 3 times', 'GROUP BY guest_email', 'HAVING count(*) > 3')
  shop.says('who bought electronics last month', "category = 'Electronics'", 'GROUP BY b.id')
})

describe('what they did without a time is a booking that holds', () => {
  rental.says('who booked a lake house', "status <> 'cancelled'", "property_type = 'lake_house'", 'GROUP BY')
  rental.says('how many guests booked a lake house', "status <> 'cancelled'", 'count(DISTINCT')
})

describe('who spent the most is one of them, and who arrives is told with the stay', () => {
  shop.says('who spent the most last month', 'ORDER BY revenue DESC', 'LIMIT 1')
  rental.says('who checks in tomorrow', "check_in >= DATE '2026-11-16'", 'title')
})

describe('somebody who is called by a name', () => {
  rental.says('has anybody called Smith ever booked with us?', "ILIKE '% smith %'")
  rental.never('has a guest called Smith ever booked?', "status = 'booked'")
  rental.declines('has Foxglove Cottage ever been booked')
})

rental.says('how many people completed a stay in 2025', 'count(DISTINCT guest_email)')
shop.says('how many people made a purchase in 2025', 'count(DISTINCT b.id)')

describe('anyone with so many rows', () => {
  shop.says(
    'anyone with three or more refunded orders since january',
    'GROUP BY b.id',
    'HAVING count(*) >= 3',
  )
  shop.says('is there anyone with more than 5 orders this month', 'GROUP BY b.id', 'HAVING count(*) > 5')
  rental.says('anyone with at least 2 cancellations', 'GROUP BY guest_email', 'HAVING count(*) >= 2')
})
