import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'what percentage of our guests came back, i.e. booked with us twice or more?',
  'FILTER (WHERE reservations >= 2)',
)
rental.says('how many repeat guests booked more than 3 times', 'bookings > 3')

homes.says('How many listings expired or were withdrawn without selling?', "IN ('EXP', 'WDN')")

// What a word shall mean this time.
shop.says('low stock products with fewer than 30 left', 'WHERE stock_quantity < 30 ORDER')
shop.says('low stock products with less than 5 left', 'stock_quantity <= 10', 'stock_quantity < 5')
shop.says('low stock products with more than 5 left', 'stock_quantity <= 10', 'stock_quantity > 5')
rental.says('long stays (over 14 nights) this year', '(r.check_out - r.check_in) > 14')
rental.never('long stays (over 14 nights) this year', 'monthly')
rental.says('revenue from long stays', "reservation_type = 'monthly'")
shop.says('which products need a reorder, i.e. stock under 20', 'WHERE stock_quantity < 20 ORDER')
