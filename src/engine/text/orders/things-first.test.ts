import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  'newest listings first, top 15 with price and beds',
  'ORDER BY created_at DESC',
  'LIMIT 15',
  'beds',
)
homes.says('oldest homes first, top 5', 'ORDER BY year_built', 'LIMIT 5')
homes.says('homes with a pool, cheapest first, top 10', 'ORDER BY price, address', 'LIMIT 10')
homes.says('most expensive active homes first', "status = 'COP' ORDER BY price DESC")
rental.says('newest bookings first with guest and home', 'ORDER BY created_at DESC', 'r.guest_name')
rental.says('Break 2025 revenue down by number of bedrooms, smallest homes first', 'GROUP BY l.bedrooms')
shop.never('best selling products first, top 5', 'ORDER BY price')
