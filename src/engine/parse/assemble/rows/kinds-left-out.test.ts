import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a kind of rows that is left out', () => {
  rental.says(
    'who is arriving in the next 7 days? Guest, property and check-in date, without viewings or anything cancelled',
    "reservation_type <> 'viewing'",
    "status <> 'cancelled'",
  )
  rental.never(
    'how many reservations last month not counting viewings or anything cancelled',
    "status = 'cancelled'",
  )
  rental.says('homes without viewings this year', 'coalesce(q1.viewings, 0) = 0')
  shop.says('orders without refunds last month', "status <> 'refunded'")
  rental.says('average booking window per property type, no cxl no viewings', "reservation_type <> 'viewing'")
  rental.never('revenue per property type, no viewings', '= 0')
  rental.says('which property types have no viewings', '= 0')
  shop.says('orders by status without cancelled ones', "status <> 'cancelled' GROUP BY status")
  shop.says('orders by month without cancelled orders', "status <> 'cancelled' GROUP BY date_trunc")
  shop.never('revenue by brand without refunded orders', '= 0')
  shop.says('brands without refunded orders', '= 0')
  rental.says(
    'nights booked this year per property type, no cancelled, no viewings',
    "r.reservation_type <> 'viewing'",
    'GROUP BY l.property_type',
  )
  rental.never('nights booked this year per property type, no viewings', '= 0')
  rental.says('cities with no viewings this year', '= 0')
  shop.never('revenue by category this year, no refunds', '= 0')
  shop.says('orders per month, no cancelled, no refunded', "status NOT IN ('cancelled', 'refunded')")
  shop.says('customers, no refunds', '= 0')
  rental.says('average stay by state last year, no monthly stays', "r.reservation_type <> 'monthly'")
  rental.says('cities with no monthly stays this year', '= 0')
  shop.says('revenue by brand, no paypal orders', "pu.payment_method <> 'paypal'")
  shop.says('customers, no paypal orders', '= 0')
  shop.says('top 5 brands by revenue, no refunds', 'GROUP BY pr.brand', 'LIMIT 5')
  shop.declines('brands by revenue with no refunds')
})
