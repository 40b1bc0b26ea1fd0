import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('which of two', () => {
  shop.says(
    'Texas or California, who brought in more revenue this year?',
    'GROUP BY b.state',
    'ORDER BY revenue DESC',
  )
  shop.never('Texas or California, who brought in more revenue this year?', 'LIMIT')
  rental.says('Compare our July and August earnings of this year', "'Jul 2026'", "'Aug 2026'")
  homes.never('active homes: count by bedrooms, split pool / no pool', 'NOT has_pool')
})

describe('longer, in one or the other', () => {
  homes.says('Sea Oaks or Old Town: where do homes sit longer before they sell', "status = 'SLD'", 'GROUP BY')
  rental.says('where do guests stay longer, Aspen or Napa?', 'avg((r.check_out', 'GROUP BY l.city')
  homes.says(
    'in Sea Oaks, how many are for sale compared with how many are under contract',
    'GROUP BY status',
  )
})

describe('which is more, told by numbers that are named', () => {
  shop.says(
    'Who spends more per order, people on PayPal or people with a gift card?',
    "payment_method IN ('paypal', 'gift_card')",
    'avg(total_amount)',
  )
  homes.says(
    'sea oaks or the preserve, whos doing better this yr? nr sold n volume for both',
    'count(*) AS sale_count, sum(sold_price) AS volume',
    'GROUP BY subdivision',
  )
  homes.says(
    'do homes with a pool sell faster than those without? avg days on market of the sold ones',
    'avg(days_on_market)',
    'GROUP BY has_pool',
  )
})

describe('sides with what belongs to them', () => {
  rental.says(
    'which made us more money last year, our California homes or the ones in Florida?',
    "l.state IN ('CA', 'FL')",
    'GROUP BY l.state ORDER BY revenue DESC',
  )
  // All of them together, or each of them?
  shop.declines('who spends more, customers in Texas or customers in Florida?')
})
