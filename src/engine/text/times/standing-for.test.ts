import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'show orders pending for more than three days with order number and amount',
  "status = 'pending' AND purchase_date < DATE '2026-11-12'",
)
rental.says('bookings that have been pending for more than 5 days', "created_at < DATE '2026-11-10'")
rental.says('pending bookings for more than 5 nights', '(r.check_out - r.check_in) > 5')
homes.says('homes pending for more than 30 days', 'days_on_market > 30')
