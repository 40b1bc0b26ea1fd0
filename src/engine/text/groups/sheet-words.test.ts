import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  '$ on the books: confirmed only, arriving after today',
  'sum(total_price)',
  "status = 'confirmed'",
)
rental.says('total $ on the books: confirmed only', 'sum(total_price)')
rental.says('how much $ is on the books, confirmed only, whole portfolio', 'sum(total_price)')
rental.says(
  'biggest single bkg by $ w/ a 2026 check-in: guest, home, amt',
  'r.guest_name, r.total_price, l.title',
  'LIMIT 1',
)
shop.says('avg $ for apple pay orders', 'round(avg(total_amount), 2)', "payment_method = 'apple_pay'")
rental.says('hi/lo nightly rate by city', 'max(price)', 'min(price)')
homes.says('hi/lo sold price per area this yr', 'max(sold_price)', 'min(sold_price)')
rental.says('conv % by source', 'AS conversion')
rental.says('avarage lenght of weekly stays last year in nights', 'avg((check_out - check_in))')
rental.says('# homes by city. skip anything in maintenance', "status <> 'maintenance'")
rental.says(
  'number of bookings made in October 2026 (date booked, not arrival)',
  "created_at >= DATE '2026-10-01'",
)
rental.says('Q3 2026 bookings, nites and revenue in one line', 'AS total_nights', 'AS bookings', 'AS revenue')
shop.says("what'd we do black friday last year, just the dollars", 'sum(total_amount)', "DATE '2025-11-28'")
homes.says('med ask on 3/2 actives (2 full ba)', 'beds = 3', 'full_baths = 2')

// A price list that is sorted names no ends.
rental.never('revenue per home, hi to lo', 'max(')
shop.declines('revenue by category, skip anything on clearance')
