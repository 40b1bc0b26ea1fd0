import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('things of each group that have at least one', () => {
  rental.says(
    'how many homes had at least one booking this month, per city',
    'count(DISTINCT r.property_id)',
    'GROUP BY l.city',
  )
  rental.says('how many visitors made an inquiry, by source', 'count(DISTINCT i.visitor_id)', 'v.source')
  rental.says('how many beach houses had a booking in October by state', 'count(DISTINCT', "'beach_house'")
  shop.says('how many products have at least one cancelled order, per brand', 'count(DISTINCT pu.product_id)')
  rental.says('how many homes per city, only cities with at least 100 bookings', '>= 100')
  shop.says('by state, how many customers have more than 5 orders', 'total_orders > 5')
  rental.declines('how many visitors made at least 2 inquiries, by source')
  rental.declines('how many homes by state with at least 3 bookings this month')
  shop.declines('for each category how many products sold at least 10 units')
})
