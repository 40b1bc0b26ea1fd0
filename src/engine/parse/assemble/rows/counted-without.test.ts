import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  'how many subdivisions had no sale in october',
  'count(*) AS count',
  "DATE '2026-10-01'",
  'sales = 0',
)
homes.says('how many subdivisions have no active listings', 'active_listings = 0')
shop.says('how many brands had no orders from Texas', "b.state = 'TX'", 'orders = 0')
rental.says('how many cities had no bookings in october', 'bookings = 0')
// What they have none of is told behind it, and leaves no area out.
homes.never('how many areas have no homes under 400k', 'FROM real_estate_listings l WHERE')
homes.never('how many subdivisions had a sale in october', 'sales = 0')
