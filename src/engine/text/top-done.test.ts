import { rental, shop } from '#tests/support/patterns.ts'

shop.says('top 5 reviewed products', 'ORDER BY review_count DESC', 'LIMIT 5')
shop.says('top 5 refunded products', 'AS refund_count', 'LIMIT 5')
rental.says('top 5 booked homes', 'AS booking_count', 'LIMIT 5')
shop.says('top 10 rated products', 'ORDER BY rating DESC', 'LIMIT 10')
