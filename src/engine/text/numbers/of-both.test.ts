import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('average price of actives and of solds per bedroom count', 'GROUP BY beds, status')
rental.says('average rate of beach houses and of lake houses by state', 'GROUP BY state, property_type')
shop.says(
  'cancelled and refunded orders by month this year, both numbers',
  "FILTER (WHERE status = 'cancelled')",
  "FILTER (WHERE status = 'refunded')",
)
homes.declines('every subdivision with its newest and its oldest house')
