import { rental, shop } from '#tests/support/patterns.ts'

rental.says('what share of bookings do we lose to cancellation overall?', "status = 'cancelled'", 'share_pct')
shop.says('what share of our orders did we lose to refunds in 2025', "status = 'refunded'")
shop.says('can you just tell me what our average order is worth', 'avg(total_amount)')
shop.never('how much revenue did we lose to refunds', 'share_pct')
