import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the same things named twice', () => {
  shop.says(
    'orders and refunded orders by category',
    'count(*) AS orders',
    "FILTER (WHERE pu.status = 'refunded')",
  )
  shop.says(
    'orders and refunded orders in Texas by category',
    "WHERE b.state = 'TX'",
    "FILTER (WHERE pu.status = 'refunded')",
  )
  shop.says(
    'paypal orders and orders by category',
    'count(*) AS orders',
    "FILTER (WHERE pu.payment_method = 'paypal')",
  )
  homes.says(
    'by community: listings, listings with a pool',
    'count(*) AS listings',
    'FILTER (WHERE has_pool)',
  )
  rental.says(
    'Aspen vs Napa: bookings, cancelled bookings',
    "FILTER (WHERE r.status = 'cancelled')",
    "IN ('Aspen', 'Napa')",
  )
  shop.says(
    'paypal orders and refunded orders by category',
    "FILTER (WHERE pu.payment_method = 'paypal')",
    "FILTER (WHERE pu.status = 'refunded')",
  )
  shop.says(
    'revenue and paypal revenue by category',
    'sum(pu.total_amount) AS revenue',
    "= 'paypal') AS paypal",
  )
  rental.says(
    'Aspen vs Napa: bookings, weekly bookings',
    "<> 'viewing') AS bookings",
    "= 'weekly') AS weekly",
  )
  rental.says(
    'weekly bookings and monthly bookings by city',
    "= 'weekly') AS weekly",
    "= 'monthly') AS monthly",
  )
  // What is let in for one of them must not be counted among the others.
  rental.says(
    'weekly bookings and cancelled bookings by city',
    "r.status <> 'cancelled' AND r.reservation_type = 'weekly') AS weekly_bookings",
  )
  shop.declines('revenue and refunded revenue by category')
  homes.says(
    'sold homes and homes with a pool by community',
    'FILTER (WHERE has_pool)',
    "FILTER (WHERE status = 'SLD')",
  )
})
