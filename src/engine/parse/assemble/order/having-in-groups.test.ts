import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('things of each group that have at least one', () => {
  rental.says(
    'how many homes had at least one booking this month, per city',
    'WHERE id IN (SELECT l.id FROM reservations r',
    'GROUP BY city',
  )
  rental.says('how many visitors made an inquiry, by source', 'count(DISTINCT i.visitor_id)', 'v.source')
  rental.says(
    'how many beach houses had a booking in October by state',
    'id IN (SELECT l.id',
    "'beach_house'",
  )
  shop.says('how many products have at least one cancelled order, per brand', 'id IN (SELECT pr.id')
  rental.says('how many homes per city, only cities with at least 100 bookings', '>= 100')
  shop.says('by state, how many customers have more than 5 orders', 'total_orders > 5')
  rental.says(
    'how many visitors made at least 2 inquiries, by source',
    'HAVING count(*) >= 2) GROUP BY source',
  )
  rental.says(
    'how many homes by state with at least 3 bookings this month',
    'HAVING count(*) >= 3) GROUP BY state',
  )
  shop.declines('for each category how many products sold at least 10 units')
})
