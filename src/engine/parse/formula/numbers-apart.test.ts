import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers of the same things, each with a condition of its own', () => {
  rental.says(
    'three numbers please: total leads, leads from instagram, leads that left a message',
    'count(*) AS total_leads',
    "count(*) FILTER (WHERE source = 'instagram')",
    'count(*) FILTER (WHERE message IS NOT NULL)',
  )
  rental.says(
    'total bookings, cancelled bookings, bookings in Aspen',
    "FILTER (WHERE r.status <> 'cancelled') AS total_bookings",
    "FILTER (WHERE r.status <> 'cancelled' AND l.city = 'Aspen')",
  )
  shop.says(
    'past 30 days: total sessions, sessions that began checkout, sessions that purchased',
    "FILTER (WHERE event_type = 'checkout_started')",
    "FILTER (WHERE event_type = 'purchase')",
    "WHERE created_at >= DATE '2026-10-16'",
  )
  shop.says(
    'total orders, orders over $200, orders paid with paypal last month',
    "WHERE purchase_date >= DATE '2026-10-01'",
  )
  rental.says(
    'leads, leads from google and leads with a message by month this year',
    "FILTER (WHERE source = 'google')",
    'GROUP BY date_trunc',
  )
})

describe('what is said of one of them only', () => {
  // Homes for sale are those of today.
  homes.says(
    'homes for sale, homes under contract, homes sold this year',
    "FILTER (WHERE status = 'COP') AS homes_for_sale",
    "FILTER (WHERE status = 'SLD' AND close_date >= DATE '2026-01-01'",
  )
  homes.declines('total active homes, active homes over 90 days, active homes built since 2020 in Old Town')
  rental.declines('list homes in Aspen and homes under $200')
})

describe('numbers under a heading', () => {
  rental.says(
    'bookings last month: total, cancelled, weekly',
    'AS total_bookings',
    "reservation_type = 'weekly') AS weekly_bookings",
  )
  homes.says('active listings: total, with pool, over a million', 'FILTER (WHERE has_pool)')
  rental.says('bookings in Aspen: guest, check in, total', 'guest_name')
})

homes.says('how many listings sold', "status = 'SLD'")
