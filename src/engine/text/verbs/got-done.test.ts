import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'how many orders came in over the past seven days and didnt get cancelled',
  "status <> 'cancelled'",
  "DATE '2026-11-08'",
)
shop.says('how many orders this month were placed without being refunded', "status <> 'refunded'")
rental.says("how many bookings came in this month and didn't get cancelled", "status <> 'cancelled'")
