import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is said of both sides', () => {
  shop.says(
    'weekends versus weekdays, how many orders and how much money came in on each over the past 6 months',
    'count(*)',
    'sum(total_amount)',
    'isodow',
  )
  homes.says(
    'expired versus withdrawn, how many of each and what were they asking on average',
    'avg(ask_price)',
    'count(*)',
    'GROUP BY status',
  )
  rental.says('by how many % did october revenue move against october a year before', 'change_pct')
  shop.says(
    'In percent, how are the orders divided by payment method since the beginning? The bigger first please',
    'share_pct',
    'GROUP BY payment_method',
  )
  rental.never('which guests move in on friday', 'change')
})
