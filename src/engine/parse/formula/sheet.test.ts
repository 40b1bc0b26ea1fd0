import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a row for each group, and numbers with a condition and a time of their own', () => {
  homes.says(
    'sheet for monday: subdivision, pending, sold past 60 days. most pending first, then a-z',
    "count(*) FILTER (WHERE status = 'SCO') AS pending",
    "count(*) FILTER (WHERE status = 'SLD' AND close_date >= DATE '2026-09-16'",
    'ORDER BY pending DESC',
  )
  rental.says(
    'per city: bookings this year, cancelled ones, revenue last month',
    "FILTER (WHERE r.reservation_type <> 'viewing' AND r.status = 'cancelled' AND r.check_in >= DATE '2026-01-01'",
    "r.check_in >= DATE '2026-10-01' AND r.check_in < DATE '2026-11-01') AS revenue_last_month",
  )
  shop.says(
    'by category: products, out of stock, units sold last month',
    'count(*) FILTER (WHERE stock_quantity = 0) AS out_of_stock',
    'LEFT JOIN q2',
  )
  homes.says(
    'sold this year and sold last year for each subdivision',
    'AS sold_this_year',
    'AS sold_last_year',
  )
  rental.says('source, leads this month, leads last month', 'AS leads_this_month', 'AS leads_last_month')
})

describe('a row for each of the named ones', () => {
  homes.says(
    '3 villages, one row each: n active, n sold this year',
    "subdivision ILIKE '%Village%'",
    "count(*) FILTER (WHERE status = 'COP') AS active",
  )
  homes.says(
    'put Old Town and Sea Oaks head to head, closings in 2025 and their average price per square foot',
    'count(*) AS closings_in_2025',
    'avg(price_per_sf)',
    "subdivision IN ('Old Town', 'Sea Oaks')",
  )
  rental.says(
    'Aspen and Napa side by side: listings, bookings this year',
    "l.city IN ('Aspen', 'Napa')",
    'AS bookings_this_year',
  )
})

describe('whose time and whose average it is', () => {
  // Homes are counted as they are today.
  rental.never('city, number of homes, upcoming stays, cancelled stays this year', 'created_at')
  shop.says(
    'category, orders, refunded orders last month',
    "WHERE pu.purchase_date >= DATE '2026-10-01' AND pu.purchase_date < DATE '2026-11-01'",
  )
  homes.says(
    'by area: sales this year, average price, average days on market',
    "WHERE status = 'SLD' AND close_date >= DATE '2026-01-01'",
    'avg(days_on_market)',
  )
  homes.declines('Old Town and Sea Oaks side by side: active listings, average ask, closings this year')
  rental.says('per city: bookings this year, revenue this year in California', "WHERE l.state = 'CA'")
})

describe('what only looks like columns', () => {
  rental.never('arrivals next 14 days, stays per city', 'FILTER')
  homes.never('average days on market of closed deals, community by community', 'FILTER')
  homes.never('homes under contract, count per area', 'FILTER')
})

describe('one of the numbers over another', () => {
  const all = ['sum(pu.total_amount) AS revenue', 'sum(pu.quantity) AS units_sold', 'AS ratio']
  shop.says('For 2026 I need per brand: revenue, units sold and revenue per unit', ...all)
  shop.says('revenue, units sold and revenue per unit by category', ...all)
  shop.declines('per month: revenue, customers, revenue per customer')
})
