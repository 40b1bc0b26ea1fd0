import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('so many items are products where they are ranked', () => {
  shop.says('Which five items have the most reviews?', 'ORDER BY review_count DESC', 'LIMIT 5')
  shop.never('Show the 5 items with the most money refunded this year', 'quantity = 5')
  shop.says('how many orders had 3 items', 'quantity = 3')
})

describe('people who stayed are guests', () => {
  rental.says('How many different people have completed a stay in Florida?', 'count(DISTINCT r.guest_email)')
  rental.says('the five people who booked the most nights', 'GROUP BY guest_email', 'LIMIT 5')
  rental.never('how many different people viewed a home last month', 'guest_email')
})

homes.says('avg rental inc per subdiv, pool houses only', 'WHERE has_pool GROUP BY subdivision')

describe('purchases, dollars and sales', () => {
  shop.says('which weekday do most purchases come in', 'count(*)')
  shop.says('dollars returned per category this year', 'sum(pu.total_amount)', "'refunded'")
  shop.says('Which brand had the biggest sales in 2025?', 'GROUP BY pr.brand')
  shop.says('What is the total amount of all returned orders?', 'SELECT sum(total_amount)')
})

homes.says('homes closed and volume by month this year', 'count(*)', 'sum(sold_price)')

shop.says('anyone with three or more refunded orders since january', 'GROUP BY b.id', 'count(*) >= 3')
rental.says('anyone with 8 or more stays', 'GROUP BY guest_email', 'count(*) >= 8')
