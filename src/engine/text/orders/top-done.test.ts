import { rental, shop } from '#tests/support/patterns.ts'

shop.says('top 5 reviewed products', 'ORDER BY review_count DESC', 'LIMIT 5')
shop.says('top 5 refunded products', 'AS refund_count', 'LIMIT 5')
rental.says('top 5 booked homes', 'AS booking_count', 'LIMIT 5')
shop.says('top 10 rated products', 'ORDER BY rating DESC', 'LIMIT 10')
rental.says('top booked homes in Aspen', 'AS booking_count', 'LIMIT 10')
rental.never('top 5 booked homes by revenue', "status = 'booked'")
rental.says('top 5 booked homes by revenue', 'AS revenue', 'LIMIT 5')
rental.says('top 5 booked homes by nightly rate', "status = 'booked'")
