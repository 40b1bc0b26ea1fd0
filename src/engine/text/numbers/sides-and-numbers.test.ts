import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two sides, a question in passing, and the numbers behind it', () => {
  shop.says(
    'apple pay vs google pay, who sends more stuff back? AOV and refund rate for each',
    'average_order_value',
    'refund_rate',
    'GROUP BY payment_method',
  )
  rental.says(
    'lake houses or beach houses, what do guests like better? bookings for both',
    'GROUP BY l.property_type',
  )
  homes.says('pool or no pool, does it matter? average sold price for both', 'GROUP BY has_pool')
  rental.declines('Aspen vs Destin, who gets more guests with dogs? bookings for each')
  rental.declines('Aspen vs Destin, who brought home the bacon last year? bookings for each')
})

homes.says(
  'do houses go faster in harbor village or in palmetto village give me the average days on market of the sold ones for both',
  "status = 'SLD' AND subdivision IN ('Harbor Village', 'Palmetto Village')",
)
rental.says('do we earn more in aspen or in key west give me the revenue for both', 'GROUP BY l.city')
shop.says('do we sell more books or more toys, give me the units sold for both', 'GROUP BY pr.category')
homes.says(
  'do houses sell faster in old town or in sea oaks give me the average days on market for both',
  "status = 'SLD'",
  'GROUP BY subdivision',
)
