import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the one group, and not the other', () => {
  shop.says('orders last month by payment method, not status', 'GROUP BY payment_method')
  shop.says('orders last month by payment method not by status', 'GROUP BY payment_method')
  shop.says('revenue this year, not by brand but by category', 'GROUP BY pr.category')
  rental.says('bookings by city, not state', 'GROUP BY l.city')
  homes.says('active homes by area, not by month', 'GROUP BY subdivision')
  shop.says('orders not refunded by state', "status <> 'refunded'")
})
